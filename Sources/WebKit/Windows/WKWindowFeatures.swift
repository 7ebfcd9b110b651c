public import Foundation
import WebEngine

/// The features that a page requests for a new window; `nil` for those it does not specify.
///
/// An app's tests may subclass it and override the properties that a delegate reads (W334).
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  private var features: WindowFeatures?

  /// Whether the menu bar is visible; a Boolean number.
  open var menuBarVisibility: NSNumber? { Self.number(features?.hasMenuBar) }
  /// Whether the status bar is visible; a Boolean number.
  open var statusBarVisibility: NSNumber? { Self.number(features?.hasStatusBar) }
  /// Whether toolbars are visible; a Boolean number.
  open var toolbarsVisibility: NSNumber? { Self.number(features?.hasToolbars) }
  /// Whether the user may resize the window; a Boolean number.
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
