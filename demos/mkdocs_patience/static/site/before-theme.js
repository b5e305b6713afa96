// What has to be done before the theme's own script runs.

import "./storage-guard.js";
import "./search-later.js";
