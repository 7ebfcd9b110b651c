import ArgumentParser
import Foundation
import PackageRunner

/// A package whose sources have been rewritten for Linux, before SwiftPM is called.
struct PreparedPackage {
  /// The arguments and environment that SwiftPM needs in addition to the user's.
  let build: PackageBuild

  /// Prepares a package, and prints an error if that fails.
  ///
  /// - Throws: The exit status of the command.
  init(words: [String], isForTests: Bool) throws {
    do throws(PackageRunnerError) {
      build = try PackageBuild(words: words, isForTests: isForTests) {
        Console.printDiagnostic("fanlight: \($0)\n")
      }
    } catch {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
    // Child processes inherit the environment.
    for (name, value) in build.variables { setenv(name, value, 1) }
  }
}
