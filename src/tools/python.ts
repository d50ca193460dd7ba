import { pythonPackages, toolTables } from './shared/python.ts';
import type { Tool } from './tool.ts';

/** Modules of the standard library that tests and their runners import; a file of this name at the top comes first. */
const modules = [
  'abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 calendar cgi cmath cmd code codecs codeop',
  'collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses',
  'datetime dbm decimal difflib dis distutils doctest email encodings enum errno faulthandler fcntl filecmp fileinput fnmatch',
  'fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib',
  'imp importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math mimetypes mmap',
  'modulefinder multiprocessing netrc ntpath numbers opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform',
  'plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline reprlib',
  'resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3',
  'ssl stat statistics string stringprep struct subprocess symtable sys sysconfig syslog tarfile tempfile termios textwrap',
  'threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty types typing unicodedata urllib uuid',
  'venv warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo',
];

/** The interpreter, and the manifests that Python projects share. */
export const python: Tool = {
  name: 'python',
  ecosystem: pythonPackages,
  manifests: /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements(?:-dev)?\.txt)$/,
  reads: /^(?:pyproject\.toml|setup\.cfg|requirements(?:-dev)?\.txt)$/,
  output: {
    missing: /No module named ['"]([^'"]+)['"]/,
    lacksName: /cannot import name|has no attribute/,
  },
  settings: ['**/{setup.cfg,pyproject.toml}'],
  settingsIn: { file: '**/pyproject.toml', part: toolTables },
  shadowing: modules.map(names => `{${names.replaceAll(' ', ',')}}{.py,/__init__.py}`),
  autoloaded: ['**/{sitecustomize,usercustomize}.py', '**/{.pythonrc,.pdbrc}'],
  caches: ['**/__pycache__/**', '**/*.pyc'],
};
