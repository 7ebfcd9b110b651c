import Foundation
import Testing

@testable import fanlight

@Suite("fanlight test · arguments of swift test (testing.md 11)")
struct SwiftTestArgumentsTests {
  @Test("arguments of the build and of the test program are separated")
  func buildAndTestArgumentsAreSeparated() {
    let words = SwiftTestArguments([
      "--package-path", "app", "--filter", "Checkout", "-Xswiftc", "-gnone", "--skip=Slow",
      "--no-parallel", "--disable-xctest", "--skip-build",
    ])
    #expect(words.build == ["--package-path", "app", "-Xswiftc", "-gnone"])
    #expect(words.program == ["--filter", "Checkout", "--skip=Slow", "--no-parallel"])
    #expect(!words.runsXCTest && words.runsSwiftTesting && words.skipsBuild)
    #expect(words.packagePath == "app")
    #expect(words.filters == ["Checkout"] && words.skipped == ["Slow"])
  }

  @Test(
    "options for names and libraries filter the tests",
    arguments: [
      ([], false), (["--no-parallel"], false), (["--filter", "A"], true), (["--skip=A"], true),
      (["--disable-xctest"], true), (["--package-path", "app"], false),
    ])
  func namesAndLibrariesFilter(words: [String], isFiltered: Bool) {
    #expect(SwiftTestArguments(words).isFiltered == isFiltered)
  }

  @Test("XCTest tests are named, because XCTest accepts no regular expressions")
  func testCasesAreNamed() throws {
    let list = """
      Listing 3 tests in A.xctest:

      A.CheckoutCases/testPay
      A.CheckoutCases/testTotal
      A.HelpCases/testPage
      """
    func arguments(_ words: String...) throws -> [String]? {
      try TestProgram.xctestArguments(SwiftTestArguments(words), list: list)
    }
    #expect(try arguments() == [])
    #expect(
      try arguments("--filter", "CheckoutCases")
        == ["A.CheckoutCases/testPay,A.CheckoutCases/testTotal"])
    #expect(
      try arguments("--skip", "Pay|Page") == ["A.CheckoutCases/testTotal"])
    #expect(try arguments("--filter", "Nothing") == nil)
    #expect(throws: (any Error).self) { try arguments("--filter", "(") }
  }
}
