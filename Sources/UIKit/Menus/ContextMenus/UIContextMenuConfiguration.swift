public import Foundation

/// The type of a closure that returns the menu, given the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The type of a closure that returns the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu and the preview of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let storedIdentifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration with closures for the preview and the menu.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which the app recognizes the menu; `nil` to create a UUID.
  ///   - previewProvider: A closure that returns the preview; `nil` to show the view itself.
  ///   - actionProvider: A closure that returns the menu; the system suggests no elements here.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    storedIdentifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier by which the app recognizes the menu.
  open var identifier: any NSCopying { storedIdentifier }
}
