/// The arguments of `swift test`, divided into those of the build and those of the test program.
struct SwiftTestArguments: Equatable {
  /// All arguments, unchanged.
  let all: [String]
  /// The arguments for `swift build`.
  private(set) var build: [String] = []
  /// The arguments for the test program.
  private(set) var program: [String] = []
  /// Whether XCTest tests run.
  private(set) var runsXCTest = true
  /// Whether Swift Testing tests run.
  private(set) var runsSwiftTesting = true
  /// Whether the tests are built already.
  private(set) var skipsBuild = false

  /// The test program's options that take a value.
  private static let programOptions: Set = [
    "--filter", "--skip", "--attachments-path", "--xunit-output", "--event-stream-output-path",
    "--event-stream-version", "--repetitions", "--repeat-until", "--configuration-path",
  ]
  /// The test program's flags.
  private static let programFlags: Set = [
    "--parallel", "--no-parallel", "--quiet", "-q", "--very-verbose", "--vv",
  ]

  /// Divides the arguments of `swift test`.
  init(_ words: [String]) {
    all = words
    var rest = words[...]
    while let word = rest.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      switch word {
      case "--disable-xctest": runsXCTest = false
      case "--enable-xctest": runsXCTest = true
      case "--disable-swift-testing": runsSwiftTesting = false
      case "--enable-swift-testing": runsSwiftTesting = true
      case "--skip-build": skipsBuild = true
      case _ where Self.programFlags.contains(word): program.append(word)
      case _ where Self.programOptions.contains(name):
        program.append(word)
        if name == word, let value = rest.popFirst() { program.append(value) }
      default: build.append(word)
      }
    }
  }

  /// Whether options exclude some of the tests.
  var isFiltered: Bool {
    !runsXCTest || !runsSwiftTesting || !values(of: "--filter").isEmpty
      || !values(of: "--skip").isEmpty
  }

  /// The regular expressions of the tests to run; empty for all tests.
  var filters: [String] { values(of: "--filter") }
  /// The regular expressions of the tests to skip.
  var skipped: [String] { values(of: "--skip") }

  /// The path of the package; `nil` for the working directory.
  var packagePath: String? {
    for (index, word) in build.enumerated() {
      if word == "--package-path", build.indices.contains(index + 1) { return build[index + 1] }
      if word.hasPrefix("--package-path=") { return String(word.dropFirst(15)) }
    }
    return nil
  }

  private func values(of option: String) -> [String] {
    program.indices.compactMap { index in
      if program[index] == option, program.indices.contains(index + 1) { return program[index + 1] }
      let prefix = option + "="
      return program[index].hasPrefix(prefix) ? String(program[index].dropFirst(prefix.count)) : nil
    }
  }
}
