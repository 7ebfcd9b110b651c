import DeviceCatalog
package import Foundation

/// A request for screenshots of each page on each screen.
package struct ShotRequest: Sendable, Hashable {
  /// The pages.
  package var pages: [PageSource]
  /// The screens.
  package var selection: ScreenSelection
  /// The units to capture, as ``Shot/unit(_:_:)`` names them; `nil` for all.
  package var units: Set<String>?
  /// The distance that each page is scrolled down from its top before the capture, in CSS pixels.
  package var scrollY: Double
  /// Whether the device is drawn around its screen.
  package var showsFrame: Bool
  /// Whether the area outside the safe area is tinted.
  package var showsOverlay: Bool
  /// The folder of the screenshots, which must exist.
  package var directory: URL
  /// The timeout for loading, measuring and capturing a page.
  package var timeout: Duration
  /// The conditions for capturing a page.
  package var wait: PageWait
  /// Whether pages run in the engine's sandbox.
  package var usesSandbox: Bool
  /// Whether scripts of local pages may read the files in the pages' folders.
  package var scriptsMayReadFiles: Bool = false
  /// The part of the screen or the page that a screenshot shows.
  package var extent: ShotExtent
  /// The cookies, header fields and credentials of the requests, and the servers that are trusted.
  package var access: PageAccess

  /// Creates a request.
  package init(
    pages: [PageSource], selection: ScreenSelection, units: Set<String>? = nil, scrollY: Double = 0,
    showsFrame: Bool = false, showsOverlay: Bool = false, directory: URL,
    timeout: Duration = .seconds(30),
    wait: PageWait = PageWait(), usesSandbox: Bool = true, extent: ShotExtent = .screen,
    access: PageAccess = PageAccess()
  ) {
    self.pages = pages
    self.selection = selection
    self.units = units
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

  /// All screenshots of the run, in order, each with its own file, whose name does not depend on
  /// ``units``.
  package var shots: [Shot] {
    var taken: Set<String> = []
    let all = pages.flatMap { page in
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
    guard let units else { return all }
    return all.filter { units.contains(Shot.unit($0.page.argument, $0.screen.target)) }
  }
}
