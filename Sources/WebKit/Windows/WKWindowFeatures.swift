public import Foundation
import WebEngine

/// The features that a page requests for a new window; `nil` where it does not specify one.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Whether there is a menu bar; a Boolean.
  public let menuBarVisibility: NSNumber?
  /// Whether there is a status bar; a Boolean.
  public let statusBarVisibility: NSNumber?
  /// Whether there are toolbars; a Boolean.
  public let toolbarsVisibility: NSNumber?
  /// Whether the user may make the window larger and smaller; a Boolean.
  public let allowsResizing: NSNumber?
  /// The x-coordinate of the window, in CSS pixels.
  public let x: NSNumber?
  /// The y-coordinate of the window, in CSS pixels.
  public let y: NSNumber?
  /// The width of the window, in CSS pixels.
  public let width: NSNumber?
  /// The height of the window, in CSS pixels.
  public let height: NSNumber?

  init(_ features: WindowFeatures) {
    menuBarVisibility = features.hasMenuBar.map { NSNumber(value: $0) }
    statusBarVisibility = features.hasStatusBar.map { NSNumber(value: $0) }
    toolbarsVisibility = features.hasToolbars.map { NSNumber(value: $0) }
    allowsResizing = features.isResizable.map { NSNumber(value: $0) }
    x = features.x.map { NSNumber(value: $0) }
    y = features.y.map { NSNumber(value: $0) }
    width = features.width.map { NSNumber(value: $0) }
    height = features.height.map { NSNumber(value: $0) }
    super.init()
  }
}
