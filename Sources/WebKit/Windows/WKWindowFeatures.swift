public import Foundation
import WebEngine

/// The features that a page requested for a new window.
///
/// A property is `nil` if the page did not specify that feature.
///
/// An app's tests may subclass it and override the properties that a delegate reads (W334).
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  private var features: WindowFeatures?

  /// A Boolean number: whether the page requested a visible menu bar.
  open var menuBarVisibility: NSNumber? { Self.number(features?.hasMenuBar) }
  /// A Boolean number: whether the page requested a visible status bar.
  open var statusBarVisibility: NSNumber? { Self.number(features?.hasStatusBar) }
  /// A Boolean number: whether the page requested visible toolbars.
  open var toolbarsVisibility: NSNumber? { Self.number(features?.hasToolbars) }
  /// A Boolean number: whether the page requested a window that the user can resize.
  open var allowsResizing: NSNumber? { Self.number(features?.isResizable) }
  /// The requested x-coordinate of the window, in CSS pixels.
  open var x: NSNumber? { Self.number(features?.x) }
  /// The requested y-coordinate of the window, in CSS pixels.
  open var y: NSNumber? { Self.number(features?.y) }
  /// The requested width of the window, in CSS pixels.
  open var width: NSNumber? { Self.number(features?.width) }
  /// The requested height of the window, in CSS pixels.
  open var height: NSNumber? { Self.number(features?.height) }

  /// Creates window features of which none is specified (W334).
  public override init() { super.init() }

  convenience init(_ features: WindowFeatures) {
    self.init()
    self.features = features
  }

  private static func number(_ value: Bool?) -> NSNumber? { value.map { NSNumber(value: $0) } }

  private static func number(_ value: Double?) -> NSNumber? { value.map { NSNumber(value: $0) } }
}
