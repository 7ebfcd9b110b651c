import Testing

@Suite("Help texts")
struct HelpTests {
  @Test(
    "the help of each command has examples and fits in 80 columns",
    arguments: [
      "", "shot", "audit", "crawl", "insets", "gallery", "merge", "build", "devices", "doctor",
    ])
  func helpOfEachCommandHasExamples(_ command: String) throws {
    let run = try CommandRun(arguments: command.isEmpty ? ["--help"] : [command, "--help"])

    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("EXAMPLES"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    try expectSnapshot(run.transcript, named: command.isEmpty ? "help" : "help-\(command)")
  }

  @Test("the option for help may precede the name of a subcommand")
  func helpMayPrecedeTheSubcommand() throws {
    let arguments = ["--help", "-h", "help"]
    let outputs = try arguments.map { try CommandRun($0, "shot").output }
    #expect(outputs == Array(repeating: try CommandRun("shot", "--help").output, count: 3))
  }
}
