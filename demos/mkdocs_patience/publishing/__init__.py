"""What the published site needs beside its pages: scripts, styles, the browser bundle, the policy."""
