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

/// Constants for the placement of a tab accessory.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// The trait is not set.
  case unspecified = 0
  /// In no tab bar controller.
  case none = 1
  /// The accessory is above the tab bar.
  case regular = 2
  /// Beside a small tab bar.
  case inline = 3
}

/// The trait for the placement of a tab accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The value where no environment is set: `.unspecified`.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
}

extension UITraitCollection {
  /// The placement of the tab accessory that contains the view.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

/// The glass that a tab accessory lies on.
final class TabAccessoryView: UIView {
  private let glass = GlassView()
  let content: UIView

  init(_ accessory: UITabAccessory) {
    content = accessory.contentView
    super.init(frame: .zero)
    addSubview(glass)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    content.frame = bounds
  }
}
