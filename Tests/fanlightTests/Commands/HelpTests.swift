import Testing

@Suite("Help texts")
struct HelpTests {
  @Test(
    "each command explains itself with examples",
    arguments: ["", "shot", "insets", "gallery", "devices", "doctor"])
  func help(_ command: String) throws {
    let run = try CommandRun(arguments: command.isEmpty ? ["--help"] : [command, "--help"])

    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("EXAMPLES"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    try expectSnapshot(run.transcript, named: command.isEmpty ? "help" : "help-\(command)")
  }
}
