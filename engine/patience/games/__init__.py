"""The games that this package brings; each folder is one."""
