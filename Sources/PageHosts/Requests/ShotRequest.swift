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
