public import Foundation

/// A service that an app offers for shared data.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// A type of activity, such as copying to the pasteboard.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the activity type.
    public let rawValue: String

    /// Creates an activity type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an activity type from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The activity that copies content to the pasteboard.
    public static let copyToPasteboard: ActivityType = .init(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  }

  /// Constants for the categories of activities.
  public enum Category: Int, Sendable {
    /// Activities that act on the items.
    case action = 0
    /// Activities that share the items.
    case share = 1

    static let inOrder = [share, action]
  }

  private var completion: ((Bool) -> Void)?

  /// The category of the activity.
  open class var activityCategory: Category { .action }

  /// The type of the activity, or `nil`.
  open var activityType: ActivityType? { nil }

  /// The user-readable title of the activity.
  open var activityTitle: String? { nil }

  /// The image of the activity.
  open var activityImage: UIImage? { nil }

  /// Returns a Boolean value that indicates whether the activity can act on the items.
  ///
  /// The default implementation returns `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Prepares the activity to act on the items.
  ///
  /// The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The view controller that presents the activity's interface instead of ``perform()``; `nil` by
  /// default.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity, and reports that it finished.
  ///
  /// The default implementation finishes at once.
  open func perform() { activityDidFinish(true) }

  /// Notifies the system that the activity has finished.
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
