/// The arguments of `swift build` that a build needs before SwiftPM runs.
struct BuildArguments {
  private let arguments: [String]

  /// Parses arguments.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// The folder of the package; `nil` if none is specified.
  var packagePath: String? { value(of: "--package-path") }

  /// The folder of the build; `nil` if none is specified.
  var scratchPath: String? { value(of: "--scratch-path") ?? value(of: "--build-path") }

  /// `debug` or `release`.
  var configuration: String { value(of: "-c") ?? value(of: "--configuration") ?? "debug" }

  /// The arguments without the package's folder.
  var withoutPackagePath: [String] {
    var left: [String] = []
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
      } else if argument == "--package-path" {
        isValue = true
      } else if !argument.hasPrefix("--package-path=") {
        left.append(argument)
      }
    }
    return left
  }

  private func value(of option: String) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == option, arguments.indices.contains(index + 1) { return arguments[index + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
