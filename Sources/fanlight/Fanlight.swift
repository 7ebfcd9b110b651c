import ArgumentParser
import Foundation

/// The root command of the program.
@main
struct Fanlight: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fanlight",
    abstract: "Show and check how a web page sits in the safe area of every iPhone and iPad.",
    discussion: """
      EXAMPLES
        fanlight shot page.html --device "iPhone X" --os 11 --out pictures
        fanlight audit page.html
        fanlight insets --device "iPhone 14 Pro" --os 18 --os 26 --host wkwebview
        fanlight gallery --out gallery
        fanlight devices "iPhone X"
        fanlight doctor

      EXIT STATUS
        0   done
        1   done, with findings: a page was still busy when its time ran out, or
            is the server's page about an error such as 404; with --strict, a
            page had errors of scripts or files that failed to load; or a number
            of the gallery is not what its rule says
        2   something could not be done; stderr says what, and what to do
        64  the command line is wrong: unknown option, value, device or system

      ENVIRONMENT
        FANLIGHT_CHROMIUM  the browser's program, by path or by name on the PATH
        FANLIGHT_WEBKIT    the helper of the engine webkit, by path
        FANLIGHT_INSPECT   1 lets Chromium's developer tools look into pages
        FONTCONFIG_FILE    font settings for pages, instead of Fanlight's own
        TMPDIR             where the browser's private folder is made; at most
                           36 bytes long, otherwise /tmp is used

      SHELL COMPLETION
        'make install' installs it. Without it, for bash (or zsh, fish):
        fanlight --generate-completion-script bash > fanlight.bash
      """,
    version: "fanlight \(Version.current)",
    subcommands: [
      ShotCommand.self, AuditCommand.self, CrawlCommand.self, InsetsCommand.self,
      GalleryCommand.self,
      MergeCommand.self, SchemaCommand.self, TestCommand.self, FramesCommand.self,
      BuildCommand.self, DevicesCommand.self,
      DoctorCommand.self,
    ])

  /// Runs the subcommand that the arguments name.
  static func main() async {
    StandardDescriptors.openClosedDescriptors()
    let given = CommandArguments(
      given: Array(CommandLine.arguments.dropFirst()),
      subcommands: configuration.subcommands.compactMap { $0.configuration.commandName })
    if let failure = given.failure { exit(withError: ValidationError(failure)) }
    do throws(ConfigurationError) {
      let folder = FileManager.default.currentDirectoryPath
      let line = try ConfiguredArguments(
        given.arguments, folder: URL(fileURLWithPath: folder, isDirectory: true),
        environment: ProcessInfo.processInfo.environment)
      await main(line.arguments)
    } catch {
      AuditCommand.exit(withError: ValidationError(error.message))
    }
  }
}
