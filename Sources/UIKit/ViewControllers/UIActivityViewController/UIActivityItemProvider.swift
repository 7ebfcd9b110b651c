public import Foundation

/// A proxy for an item that is created when an activity needs it (S17.28).
///
/// On iOS it is an operation that runs in the background; here it runs on the main actor.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  private let placeholder: Any
  private var currentType: UIActivity.ActivityType?

  /// Creates a provider with a placeholder of the item's type.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// The placeholder, which has the type of the item.
  open var placeholderItem: Any? { placeholder }

  /// The activity that needs the item.
  open var activityType: UIActivity.ActivityType? { currentType }

  /// The item to share, which subclasses override.
  ///
  /// By default it is the placeholder.
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
