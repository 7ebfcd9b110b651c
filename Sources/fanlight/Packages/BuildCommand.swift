import ArgumentParser
import PackageRunner

/// The command that builds a package of iOS sources on Linux.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a package of iOS sources on Linux, without a change to it.",
    usage: "fanlight build [-- <words of swift build> ...]",
    discussion: """
      Rewrites what Swift on Linux cannot compile (@objc, #selector, @IBOutlet, #if os(iOS) and others) \
      into .build/fanlight, lays the copies over the sources, and calls swift build. Errors name the \
      package's own files and lines. UIKit is built once for all packages, below the user's cache folder.

      EXAMPLES
        fanlight build
        fanlight build -- -c release --product App

      ENVIRONMENT
        FANLIGHT_CACHE    the folder where UIKit is built, instead of
                          ~/.cache/fanlight
        FANLIGHT_SOURCES  a checkout of Fanlight, to build UIKit from
        SWIFT             the program swift, where it is not the one on the PATH

      EXIT STATUS
        0   the package was built
        2   it could not be prepared; another status is that of swift build
        64  the command line is wrong
      """)

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Words of swift build.", valueName: "words"))
  var words: [String] = []

  func run() throws {
    let package = try PreparedPackage(words: words, isForTests: false)
    var status: Int32 = 0
    do throws(PackageRunnerError) {
      status = try package.build.build(words) { Console.printDiagnostic("fanlight: \($0)\n") }
    } catch {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
    if status != 0 { throw ExitCode(status) }
  }
}
