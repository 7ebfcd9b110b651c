import Foundation
import Testing

@Suite("fanlight --generate-completion-script: shells load the script")
struct CompletionTests {
  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  /// Runs a shell with its completion script, and returns its status and standard output.
  private func run(_ shell: String, _ words: [String]) throws -> (status: Int32, output: String) {
    let folder = try TemporaryFolder()
    let script = try CommandRun("--generate-completion-script", shell)
    #expect(script.status == 0)
    let file = folder.url.appendingPathComponent("completion")
    try Data(script.output.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(shell)")
    process.arguments = words + [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(
    "bash completes subcommands, options and values",
    .enabled(if: isInstalled("bash"), "bash is not installed"),
    arguments: [("sh", "shot"), ("shot --dev", "--device"), ("shot --host saf", "safari")])
  func bashCompletesSubcommandsOptionsAndValues(_ typed: String, _ completion: String) throws {
    let program = """
      source "$0"; COMP_WORDS=(fanlight \(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _fanlight fanlight "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      echo "${COMPREPLY[*]}"
      """
    let (status, output) = try run("bash", ["-c", program])
    #expect(status == 0)
    #expect(output == completion + "\n")
  }

  @Test(
    "zsh reads its script", .enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zshReadsItsScript() throws {
    #expect(try run("zsh", ["-f", "-n"]).status == 0)
  }

  @Test(
    "fish completes a subcommand", .enabled(if: isInstalled("fish"), "fish is not installed"))
  func fishCompletesASubcommand() throws {
    let (status, output) = try run(
      "fish", ["--no-config", "-c", "source $argv[1]; complete -C 'fanlight sh'"])
    #expect(status == 0)
    #expect(output.hasPrefix("shot\t"))
  }
}
