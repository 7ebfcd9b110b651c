import ArgumentParser
import PageHosts

/// The options for the extent of pictures.
struct ExtentOptions: ParsableArguments {
  @Flag(
    help: """
      Show the whole page, from its top to its end, without device and bars. Fixed elements stand \
      where they are on the screen.
      """)
  var fullPage: Bool = false

  @Flag(help: "Show the part of the page that no bar covers, without device and bars.")
  var viewportOnly: Bool = false

  mutating func validate() throws {
    guard !fullPage || !viewportOnly else {
      throw ValidationError("--full-page and --viewport-only exclude each other.")
    }
  }

  /// Throws a validation error if an option that draws on the screen is used with a picture of the page alone.
  func check(frame: Bool, overlay: Bool) throws {
    guard extent != .screen, frame || overlay else { return }
    throw ValidationError(
      """
      \(frame ? "--frame" : "--overlay") is about the screen, which \
      \(fullPage ? "--full-page" : "--viewport-only") leaves out.
      """)
  }

  /// The extent of pictures.
  var extent: ShotExtent { fullPage ? .fullPage : viewportOnly ? .viewport : .screen }
}
