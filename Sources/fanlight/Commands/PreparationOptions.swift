import ArgumentParser
import PageAudit

/// The options for actions on a page before it is measured.
struct PreparationOptions: ParsableArguments {
  @Option(
    name: .customLong("click"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Click the first element that matches this CSS selector, before measuring. Can be repeated.",
      valueName: "selector"))
  var clicked: [String] = []

  @Option(
    name: .customLong("hide"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Hide elements that match this CSS selector. Can be repeated.", valueName: "selector"))
  var hidden: [String] = []

  @Flag(
    help: """
      Load the page for each viewport, instead of resizing one that is loaded: for pages that lay \
      themselves out once.
      """)
  var reloadEach: Bool = false

  mutating func validate() throws {
    guard !(clicked + hidden).contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
      throw ValidationError("--click and --hide take a CSS selector, such as '#cookies .accept'.")
    }
  }

  /// The values of the options.
  var preparation: PagePreparation { PagePreparation(clicked: clicked, hidden: hidden) }
}
