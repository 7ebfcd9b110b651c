import ArgumentParser

/// Prints what is installed and how to mend what is not.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what is installed: libraries and fonts.",
    discussion: """
      The exit status is 0 when everything is there and 2 when something \
      is missing; each line that begins with "missing" says how to mend it.

      EXAMPLES
        fanlight doctor
      """)

  func run() throws {
    let checks = [Check.libraries(), Check.fonts()]
    Console.print(checks.flatMap(\.lines).joined(separator: "\n"))
    if checks.contains(where: { !$0.isFine }) { throw ExitStatus.failed }
  }
}
