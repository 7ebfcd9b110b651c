"""Startup, the engine's information, and the sandbox."""

import os
import subprocess
import sys
import unittest

from helper import HELPER, Failed, Helper


class Start(unittest.TestCase):
    def test_information(self):
        helper = Helper(scale=3)
        self.addCleanup(helper.close)
        page = helper.page()
        other = helper.page(store="other")
        helper.load(page, html="<p>x")
        information = helper.call("Engine.getInformation")
        self.assertEqual((information["name"], information["scale"]), ("WebKitGTK", 3))
        self.assertRegex(information["version"], r"^2\.\d+\.\d+$")
        self.assertTrue(information["isSandboxed"])
        self.assertEqual(len(information["webProcesses"]), 2)
        for process in information["webProcesses"]:
            self.assertEqual((process["seccomp"], process["hasOwnPIDNamespace"], process["hasCapabilities"]), (2, True, False))
            self.assertNotEqual(process["user"], 0)
        for name in ("insets", "viewport", "touch"):
            self.assertEqual(information["selfCheck"][name], "native")
        helper.call("Page.close", page=other)

    def test_home_is_private(self):
        helper = Helper()
        self.addCleanup(helper.close)
        home = next(name for name in os.listdir("/tmp") if name.startswith("fanlight-webkit-"))
        self.assertEqual(os.stat(f"/tmp/{home}").st_mode & 0o777, 0o700)

    def test_disabled_sandbox_is_reported(self):
        helper = Helper(options=["--no-sandbox"])
        self.addCleanup(helper.close)
        helper.page()
        self.assertFalse(helper.call("Engine.getInformation")["isSandboxed"])

    @unittest.skipUnless(os.geteuid() == 0, "only root can make a user namespace that forbids further ones")
    def test_missing_user_namespaces_are_reported_with_advice(self):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "without_namespaces.py")
        done = subprocess.run([sys.executable, script, HELPER, "--scale", "1"], capture_output=True, text=True, timeout=60)
        self.assertIn("needs user namespaces", done.stdout)
        self.assertIn("--no-sandbox", done.stdout)

    def test_unknown_option_is_reported(self):
        with self.assertRaises(Failed) as raised:
            Helper(options=["--wrong"])
        self.assertIn("--wrong", raised.exception.message)

    def test_engine_started_directly_names_the_helper(self):
        engine = os.path.join(os.path.dirname(HELPER), "fanlight-webkit-engine")
        done = subprocess.run([engine], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("fanlight-webkit-helper", done.stderr)
