public import Foundation
import WebEngine

/// The features that a page requests for a new window; `nil` where it does not specify one.
///
/// A test of an app subclasses it, and overrides what its delegate method reads (W334).
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  private var features: WindowFeatures?

  /// Whether there is a menu bar; a Boolean.
  open var menuBarVisibility: NSNumber? { Self.number(features?.hasMenuBar) }
  /// Whether there is a status bar; a Boolean.
  open var statusBarVisibility: NSNumber? { Self.number(features?.hasStatusBar) }
  /// Whether there are toolbars; a Boolean.
  open var toolbarsVisibility: NSNumber? { Self.number(features?.hasToolbars) }
  /// Whether the user may make the window larger and smaller; a Boolean.
  open var allowsResizing: NSNumber? { Self.number(features?.isResizable) }
  /// The x-coordinate of the window, in CSS pixels.
  open var x: NSNumber? { Self.number(features?.x) }
  /// The y-coordinate of the window, in CSS pixels.
  open var y: NSNumber? { Self.number(features?.y) }
  /// The width of the window, in CSS pixels.
  open var width: NSNumber? { Self.number(features?.width) }
  /// The height of the window, in CSS pixels.
  open var height: NSNumber? { Self.number(features?.height) }

  /// Creates features of which none is specified (W334).
  public override init() { super.init() }

  convenience init(_ features: WindowFeatures) {
    self.init()
    self.features = features
  }

  private static func number(_ value: Bool?) -> NSNumber? { value.map { NSNumber(value: $0) } }

  private static func number(_ value: Double?) -> NSNumber? { value.map { NSNumber(value: $0) } }
}
