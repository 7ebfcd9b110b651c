import ArgumentParser
import PageHosts

/// The command that prints the insets of a page taller than the screen, computed without an engine.
struct InsetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insets",
    abstract: "Print the insets that a page taller than the screen gets, without a browser.",
    usage: "fanlight insets [<options>] --device <name> ...",
    discussion: """
      The same UIKit and WKWebView code as in 'shot' computes them, without an engine and without \
      a page; the output says "modelled". Four numbers are top/left/bottom/right, in points; \
      --order css prints them as CSS has them. The table ends with what its columns are.

      EXAMPLES
        fanlight insets --device "iPhone X" --os 11
        fanlight insets --device "iPhone 14 Pro" --orientation all --json
        fanlight insets --device iphones --viewport-fit cover --bars none
        fanlight insets --device "iPhone 17" --host webapp --viewport-fit cover
      """)

  @OptionGroup var screens: ScreenOptions

  @Option(help: "What the page's viewport meta says. Can be repeated.")
  var viewportFit: [ViewportFitArgument] = [.all]

  @Option(
    help: """
      What the apple-mobile-web-app-status-bar-style meta of a web app says. Can be repeated.
      """)
  var statusBarStyle: [StatusBarStyleArgument] = [.all]

  @OptionGroup var edges: EdgeOrderOption

  @Flag(help: "Print a JSON array, one object a result, instead of a table.")
  var json: Bool = false

  @MainActor
  func run() async throws {
    let request = InsetsRequest(
      selection: try screens.selection(
        statusBarStyles: statusBarStyle.flatMap(\.styles).unique()),
      viewportFits: viewportFit.flatMap(\.viewportFits).unique())
    MeasurementOutput(isJSON: json, order: edges.order).print(
      ShotRunner().measurements(for: request))
  }
}
