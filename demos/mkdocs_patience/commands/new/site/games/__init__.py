"""The games of this site; each folder is one."""
