import ArgumentParser
import Foundation
import PackageRunner

/// A package whose sources are rewritten where they need it, before SwiftPM is called.
struct PreparedPackage {
  /// What SwiftPM needs beside the user's words.
  let build: PackageBuild

  /// Prepares a package, and says what cannot be done as the other commands do.
  ///
  /// - Throws: The exit status of a command that could not do it.
  init(words: [String], isForTests: Bool) throws {
    do throws(PackageRunnerError) {
      build = try PackageBuild(words: words, isForTests: isForTests) {
        Console.note("fanlight: \($0)\n")
      }
    } catch {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
    // The programs that this one starts inherit them.
    for (name, value) in build.variables { setenv(name, value, 1) }
  }
}
