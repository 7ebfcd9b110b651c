import DeviceCatalog
package import Foundation

/// A run that takes pictures: pages times screens.
package struct ShotRequest: Sendable, Hashable {
  /// The pages.
  package var pages: [PageSource]
  /// The screens.
  package var selection: ScreenSelection
  /// How far each page is scrolled down from its top before the picture, in points.
  package var scrollY: Double
  /// Whether the device is drawn around its screen.
  package var showsFrame: Bool
  /// Whether what lies outside the safe area is tinted.
  package var showsOverlay: Bool
  /// The folder that the pictures go into; it exists.
  package var directory: URL
  /// How long a page may take to load, be measured and be pictured.
  package var timeout: Duration
  /// What is waited for before the picture.
  package var wait: PageWait
  /// Whether pages run in the engine's sandbox.
  package var usesSandbox: Bool
  /// Whether scripts of local pages may read the files that the pages may use.
  package var scriptsMayReadFiles: Bool = false
  /// What a picture shows.
  package var extent: ShotExtent
  /// What is sent with the pages' requests, and which servers are trusted.
  package var access: PageAccess

  /// Creates a request.
  package init(
    pages: [PageSource], selection: ScreenSelection, scrollY: Double = 0, showsFrame: Bool = false,
    showsOverlay: Bool = false, directory: URL, timeout: Duration = .seconds(30),
    wait: PageWait = PageWait(), usesSandbox: Bool = true, extent: ShotExtent = .screen,
    access: PageAccess = PageAccess()
  ) {
    self.pages = pages
    self.selection = selection
    self.scrollY = scrollY
    self.showsFrame = showsFrame
    self.showsOverlay = showsOverlay
    self.directory = directory
    self.timeout = timeout
    self.wait = wait
    self.usesSandbox = usesSandbox
    self.extent = extent
    self.access = access
  }

  /// Every picture of the run, in order, each with a file of its own.
  package var shots: [Shot] {
    var taken: Set<String> = []
    return pages.flatMap { page in
      selection.screens.map { screen in
        let shot = Shot(page: page, screen: screen, image: directory)
        let name = shot.fileName(namingStrategy: selection.strategies.count > 1)
        var unique = name
        var number = 2
        while !taken.insert(unique).inserted {
          unique = "\(name)-\(number)"
          number += 1
        }
        var named = shot
        named.image = directory.appendingPathComponent(unique + ".png", isDirectory: false)
        return named
      }
    }
  }
}

/// One picture that is to be taken.
package struct Shot: Sendable, Hashable, CustomStringConvertible {
  /// The page.
  package var page: PageSource
  /// The screen and program.
  package var screen: ScreenSelection.Screen
  /// The file that the picture goes into.
  package var image: URL

  /// Creates a shot.
  package init(page: PageSource, screen: ScreenSelection.Screen, image: URL) {
    self.page = page
    self.screen = screen
    self.image = image
  }

  /// Such as "page.html on iPhone X, iOS 11.4, portrait, safari".
  package var description: String { Self.description(page.argument, screen) }

  /// Describes a picture of a page that is named so.
  package static func description(_ page: String, _ screen: ScreenSelection.Screen) -> String {
    """
    \(page.printable) on \(screen.target.device.name), \(screen.target.systemText), \
    \(screen.orientation.rawValue), \(screen.program.name)
    """
  }

  /// The file's name without its ending and without what tells equal names apart.
  fileprivate func fileName(namingStrategy: Bool) -> String {
    let target = screen.target
    let screenName = Slug.make("\(target.device.name) \(target.systemText)")
    let strategy = namingStrategy ? screen.strategy?.rawValue : nil
    let parts = [page.slug, screenName, screen.orientation.rawValue, screen.host.rawValue]
    return (parts + [strategy].compactMap { $0 }).joined(separator: "-")
  }
}
