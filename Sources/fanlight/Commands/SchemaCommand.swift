import ArgumentParser
import Reporting

/// The command that prints the JSON Schema of a report.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of reports.",
    discussion: "Reports are what --report json=FILE and --report blob=FOLDER write.")

  func run() throws { Console.print(ReportSchema.text) }
}
