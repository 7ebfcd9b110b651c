public import Foundation

/// The type of a closure that makes the menu, with the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The type of a closure that makes the preview above a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu and the preview of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let storedIdentifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration of a menu and its preview.
  ///
  /// - Parameters:
  ///   - identifier: What the app knows the menu by; `nil` makes a UUID.
  ///   - previewProvider: Makes the preview; `nil` shows the view itself.
  ///   - actionProvider: Makes the menu; it is given no suggestions here.
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

  /// What the app knows the menu by.
  open var identifier: any NSCopying { storedIdentifier }
}
