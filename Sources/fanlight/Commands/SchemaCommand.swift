import ArgumentParser
import Reporting

/// Prints the JSON Schema of reports.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of reports.",
    discussion: "Reports are what --report json=FILE and --report blob=FOLDER write.")

  func run() throws { Console.print(ReportSchema.text) }
}
