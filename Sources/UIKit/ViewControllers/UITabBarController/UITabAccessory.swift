public import Foundation

/// A view of the app's above the tab bar of iOS 26, such as a small player.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  private let storedView: UIView

  /// Creates an accessory that shows a view.
  public init(contentView: UIView) {
    storedView = contentView
    super.init()
  }

  /// What is shown.
  open var contentView: UIView { storedView }
}

/// Where a tab accessory is, as its views see it.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// In no tab bar controller.
  case none = 1
  /// Above the tab bar.
  case regular = 2
  /// Beside a small tab bar.
  case inline = 3
}

/// The trait that tells where a tab accessory is.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Nothing is said.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
}

extension UITraitCollection {
  /// Where the tab accessory is that a view is in.
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
