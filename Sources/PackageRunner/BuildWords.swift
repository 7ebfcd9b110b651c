/// What the words of `swift build` say that a build has to know before SwiftPM.
struct BuildWords {
  private let words: [String]

  /// Reads words.
  init(_ words: [String]) { self.words = words }

  /// The folder of the package, where one is named.
  var packagePath: String? { value(of: "--package-path") }

  /// The folder of the build, where one is named.
  var scratchPath: String? { value(of: "--scratch-path") ?? value(of: "--build-path") }

  /// `debug` or `release`.
  var configuration: String { value(of: "-c") ?? value(of: "--configuration") ?? "debug" }

  private func value(of option: String) -> String? {
    for (index, word) in words.enumerated() {
      if word == option, words.indices.contains(index + 1) { return words[index + 1] }
      if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
