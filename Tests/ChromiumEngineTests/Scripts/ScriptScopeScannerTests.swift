import Testing

@testable import ChromiumEngine

@Suite("Scripts without global declarations can run as a function")
struct ScriptScopeScannerTests {
  @Test(
    "W279 scripts with declarations in functions and blocks only",
    arguments: [
      "", "document.title", "addEventListener('resize', () => post(innerHeight))\n",
      "(function () { var a = 1; function b() {} return a })()",
      "(() => { let a = `x${(() => { var b })()}y`; })();", "!function () { return 1 }()",
      "window.f = function (a = {}) { var b; return b }",
      "x = async () => { const y = 1; return y }",
      "if (a) { let b = 1; const c = 2; class D {} }", "for (const a of b) f(a / 2 / c)",
      "'var a'; \"let b\\\"\"; /* var c */ // return\n", "a.var.let.function.return", "a = 1.5 / 2",
      "list.map(x => x.replace(/[/\"]var \\//g, '')); (a + b) / 2", "void function () { return }()",
      "a?.var; f(...rest, () => { return })", "'use strict'; a = function () {}, b = 1",
      "while (a) { f() } do { g() } while (b); throw c", "`let a`; x[0] / 2; 'ß'",
    ])
  func declarationsInFunctionsAndBlocks(_ source: String) {
    #expect(ScriptScopeScanner.declaresNothing(source))
  }

  @Test(
    "W279 scripts with possible global declarations have to run as programs",
    arguments: [
      "var a", "let a", "const a = 1", "class A {}", "function f() {}", "async function f() {}",
      "{ var a }", "if (x) { function f() {} }", "for (var i = 0; ;) {}", "a: function f() {}",
      "a\nfunction f() {}", "a++\nfunction f() {}", "x = 1.\nvar y", "eval('var a')",
      "(eval)('var a')", "f(...eval('var a'))", "return 1", "import 'a'", "using a = b",
      "v\\u0061r a", "\u{A0}var a", "a\u{2028}var b", "#!/bin/x\na", "a <!-- b", "--> a",
      "x = {}\n/a/.test(b); var c", "if (a) /'/.test(b); var c = '", "a++ /b/ c",
      "x = () => 1; var y", "`${`${1}`}`; let a", "(function () {})\nvar b",
    ])
  func globalDeclarationsRunAsPrograms(_ source: String) {
    #expect(!ScriptScopeScanner.declaresNothing(source))
  }

  @Test(
    "Scripts with syntax errors have to run as programs",
    arguments: [
      "}{", "(", ")", "}); f(() => {", "(]", "'a", "`a", "`${a", "/a", "/* a", "'a\n'", "[}", "a }",
    ])
  func scriptsWithSyntaxErrorsRunAsPrograms(_ source: String) {
    #expect(!ScriptScopeScanner.declaresNothing(source))
  }
}
