import Foundation
import UIKit
import WebKit

/// The field that finds text on a page, with its buttons, in place of the address field.
@MainActor
final class FindBar: NSObject, UITextFieldDelegate {
  /// Whether the field is shown.
  private(set) var isShown = false
  /// Whether the last text was found; `nil` before the first search.
  private(set) var wasFound: Bool?
  let field = UITextField()
  private weak var browser: BrowserViewController?

  /// Shows the field in a browser's navigation bar.
  func present(in browser: BrowserViewController) {
    guard !isShown else { return }
    self.browser = browser
    isShown = true
    field.borderStyle = .roundedRect
    field.placeholder = "Find on Page"
    field.returnKeyType = .search
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.delegate = self
    let item = browser.navigationItem
    item.titleView = field
    item.rightBarButtonItems = [
      UIBarButtonItem(
        title: nil, image: UIImage(systemName: "chevron.down"),
        primaryAction: UIAction { [weak self] _ in self?.find(isBackwards: false) }),
      UIBarButtonItem(
        title: nil, image: UIImage(systemName: "chevron.up"),
        primaryAction: UIAction { [weak self] _ in self?.find(isBackwards: true) }),
    ]
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss() })
    browser.updateHidesBarsOnSwipe()
    field.becomeFirstResponder()
  }

  /// Shows the address field again.
  func dismiss() {
    guard isShown, let browser else { return }
    isShown = false
    wasFound = nil
    field.resignFirstResponder()
    let item = browser.navigationItem
    item.titleView = browser.addressField
    item.leftBarButtonItem = nil
    item.rightBarButtonItems = [browser.buttons.reload]
    browser.updateHidesBarsOnSwipe()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    find(isBackwards: false)
    return true
  }

  private func find(isBackwards: Bool) {
    guard let browser, let text = field.text, !text.isEmpty else { return }
    let configuration = WKFindConfiguration()
    configuration.backwards = isBackwards
    configuration.wraps = true
    browser.webView.find(text, configuration: configuration) { [weak self] result in
      self?.wasFound = result.matchFound
      self?.field.textColor = result.matchFound ? .label : .systemRed
    }
  }
}
