import Testing

@Suite("Help texts")
struct HelpTests {
  @Test(
    "each command explains itself with examples",
    arguments: [
      "", "shot", "audit", "crawl", "insets", "gallery", "merge", "build", "devices", "doctor",
    ])
  func eachCommandExplainsItselfWithExamples(_ command: String) throws {
    let run = try CommandRun(arguments: command.isEmpty ? ["--help"] : [command, "--help"])

    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("EXAMPLES"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    try expectSnapshot(run.transcript, named: command.isEmpty ? "help" : "help-\(command)")
  }

  @Test("help for a subcommand may be asked for before its name")
  func helpBeforeName() throws {
    let arguments = ["--help", "-h", "help"]
    let outputs = try arguments.map { try CommandRun($0, "shot").output }
    #expect(outputs == Array(repeating: try CommandRun("shot", "--help").output, count: 3))
  }
}
