import DeviceCatalog
package import Foundation
import Reporting

/// A screenshot to take of a page.
package struct Shot: Sendable, Hashable, CustomStringConvertible {
  /// The page to show.
  package var page: PageSource
  /// The screen and the host.
  package var screen: ScreenSelection.Screen
  /// The URL of the image file.
  package var image: URL

  /// Creates a shot.
  package init(page: PageSource, screen: ScreenSelection.Screen, image: URL) {
    self.page = page
    self.screen = screen
    self.image = image
  }

  /// The description, such as "page.html on iPhone X, iOS 11.4, portrait, safari".
  package var description: String { Self.description(page.argument, screen) }

  /// Returns the description of a screenshot of a page with a name.
  package static func description(_ page: String, _ screen: ScreenSelection.Screen) -> String {
    """
    \(page.printable) on \(screen.target.device.name), \(screen.target.systemText), \
    \(screen.orientation.rawValue), \(screen.program.name)
    """
  }

  /// Returns the common name of a page's screenshots on a device, such as "page.html on iPhone X,
  /// iOS 11.4"; they are taken after one load.
  package static func unit(_ page: String, _ target: ScreenSelection.Target) -> String {
    "\(page) on \(target.device.name), \(target.systemText)"
  }

  /// Returns the file name without its extension and without the number that makes it unique.
  func fileName(namingStrategy: Bool) -> String {
    let target = screen.target
    let screenName = Slug.make("\(target.device.name) \(target.systemText)")
    let strategy = namingStrategy ? screen.strategy?.rawValue : nil
    let parts = [page.slug, screenName, screen.orientation.rawValue, screen.host.rawValue]
    return (parts + [strategy].compactMap { $0 }).joined(separator: "-")
  }
}
