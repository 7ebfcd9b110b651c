public import Foundation

/// A view that the app shows above the tab bar of iOS 26, such as a compact player.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  private let storedView: UIView

  /// Creates an accessory that shows a view.
  public init(contentView: UIView) {
    storedView = contentView
    super.init()
  }

  /// The content of the accessory.
  open var contentView: UIView { storedView }
}

extension UITraitCollection {
  /// The placement of the tab accessory that contains the view.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}
