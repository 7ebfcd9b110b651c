public import Foundation

/// A source of what is shared that makes it when an activity needs it (S17.28).
///
/// On iOS it is an operation that runs in the background; here it is asked on the main thread.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  private let placeholder: Any
  private var currentType: UIActivity.ActivityType?

  /// Creates a provider with a value of the type that it will give.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// A value of the type that the provider gives.
  open var placeholderItem: Any? { placeholder }

  /// The activity that needs the item.
  open var activityType: UIActivity.ActivityType? { currentType }

  /// What is shared; a subclass overrides it.
  ///
  /// The placeholder by default.
  open var item: Any { placeholder }

  /// Returns the placeholder that the provider was created with.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  /// Returns ``item`` for an activity.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    currentType = activityType
    return item
  }
}
