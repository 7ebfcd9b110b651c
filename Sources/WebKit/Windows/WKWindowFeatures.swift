public import Foundation
import WebEngine

/// What a page wants of a window that it asks for; `nil` where it does not say.
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
  /// The window's left edge, in CSS pixels.
  public let x: NSNumber?
  /// The window's upper edge, in CSS pixels.
  public let y: NSNumber?
  /// The window's width, in CSS pixels.
  public let width: NSNumber?
  /// The window's height, in CSS pixels.
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
