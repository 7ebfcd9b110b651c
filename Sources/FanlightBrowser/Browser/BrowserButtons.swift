import Foundation
import UIKit
import WebKit

/// The buttons of a browser.
@MainActor
final class BrowserButtons {
  let back: UIBarButtonItem
  let forward: UIBarButtonItem
  let share: UIBarButtonItem
  let find: UIBarButtonItem
  let reload: UIBarButtonItem
  let cancel: UIBarButtonItem

  init(_ browser: BrowserViewController) {
    func button(
      _ picture: String, _ label: String,
      _ action: @escaping @MainActor (BrowserViewController) -> Void
    ) -> UIBarButtonItem {
      let item = UIBarButtonItem(
        title: nil, image: UIImage(systemName: picture),
        primaryAction: UIAction { [weak browser] _ in
          if let browser { action(browser) }
        })
      item.accessibilityLabel = label
      return item
    }
    back = button("chevron.backward", "Back") { $0.goBack() }
    forward = button("chevron.forward", "Forward") { $0.goForward() }
    share = button("square.and.arrow.up", "Share") { $0.share() }
    find = button("magnifyingglass", "Find on Page") { $0.find() }
    cancel = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak browser] _ in browser?.addressField.resignFirstResponder() })
    reload = button("arrow.clockwise", "Reload") { browser in
      if browser.webView.isLoading { browser.stopLoading() } else { browser.reload() }
    }
  }

  /// The buttons of the toolbar, with equal gaps.
  var toolbar: [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for item in [back, forward, share, find] {
      if !items.isEmpty { items.append(UIBarButtonItem(systemItem: .flexibleSpace)) }
      items.append(item)
    }
    return items
  }

  /// Enables the buttons for the current state.
  func show(back canGoBack: Bool, forward canGoForward: Bool, isLoading: Bool, hasPage: Bool) {
    back.isEnabled = canGoBack
    forward.isEnabled = canGoForward
    share.isEnabled = hasPage
    find.isEnabled = hasPage
    reload.isEnabled = hasPage || isLoading
    reload.image = UIImage(systemName: isLoading ? "xmark" : "arrow.clockwise")
    reload.accessibilityLabel = isLoading ? "Stop" : "Reload"
  }
}
