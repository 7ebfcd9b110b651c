#!/usr/bin/env python3
"""Runs the tests of the helper; `run.py test_viewport` runs one module."""

import os
import sys
import unittest

os.chdir(os.path.dirname(os.path.abspath(__file__)))
names = sys.argv[1:]
suite = unittest.defaultTestLoader.loadTestsFromNames(names) if names else unittest.defaultTestLoader.discover(".")
sys.exit(not unittest.TextTestRunner(verbosity=1).run(suite).wasSuccessful())
