import Testing

@testable import ChromiumEngine

@Suite("The sandbox counts as active only if the kernel confirms it")
struct SandboxCheckTests {
  @Test(
    "A filter and a process namespace are both needed",
    arguments: [
      ("NSpid:\t9888\t14\t1\nSeccomp:\t2\n", true), ("NSpid:\t9888\nSeccomp:\t2\n", false),
      ("NSpid:\t9888\t14\t1\nSeccomp:\t0\n", false), ("", false),
    ])
  func filterAndNamespaceAreBothNeeded(_ status: String, isSandboxed: Bool) {
    #expect(SandboxCheck.isSandboxed(status: status) == isSandboxed)
  }
}
