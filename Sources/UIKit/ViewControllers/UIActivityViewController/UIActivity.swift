public import Foundation

/// Something that can be done with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kinds of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a kind from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies to the pasteboard.
    public static let copyToPasteboard: ActivityType = .init(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  }

  /// Where activities are listed.
  public enum Category: Int, Sendable {
    /// With what acts on the items.
    case action = 0
    /// With what sends them to others.
    case share = 1

    static let inOrder = [share, action]
  }

  private var completion: ((Bool) -> Void)?

  /// Where the activity is listed.
  open class var activityCategory: Category { .action }

  /// The kind; `nil` for one without a name.
  open var activityType: ActivityType? { nil }

  /// The name that people see.
  open var activityTitle: String? { nil }

  /// The picture that people see.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can do something with items; `false` here.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items; does nothing here.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A controller that is shown in place of ``perform()``; `nil` here.
  open var activityViewController: UIViewController? { nil }

  /// Does it; ends at once here.
  open func perform() { activityDidFinish(true) }

  /// Says that it is done.
  open func activityDidFinish(_ completed: Bool) {
    let completion = completion
    self.completion = nil
    completion?(completed)
  }

  func run(with items: [Any], completion: @escaping (Bool) -> Void) {
    self.completion = completion
    prepare(withActivityItems: items)
    if activityViewController == nil { perform() }
  }
}

/// Copies text, an address or a picture.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems
  }

  override func perform() {
    for item in items {
      switch item {
      case let url as URL: UIPasteboard.general.url = url
      case let text as String: UIPasteboard.general.string = text
      case let image as UIImage: UIPasteboard.general.image = image
      default: continue
      }
      break
    }
    activityDidFinish(true)
  }
}
