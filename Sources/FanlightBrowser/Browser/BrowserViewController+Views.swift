import Foundation
import UIKit
import WebKit

extension BrowserViewController {
  func setUpViews() {
    view.backgroundColor = .systemBackground
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webView.allowsBackForwardNavigationGestures = true
    view.addSubview(webView)
    progressView.isHidden = true
    view.addSubview(progressView)
    navigationItem.titleView = addressField
    navigationItem.rightBarButtonItem = buttons.reload
    toolbarItems = buttons.toolbar
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in self?.userPullsDown() }, for: .valueChanged)
    webView.scrollView.refreshControl = refresh
  }

  private func userPullsDown() {
    if !reload() { webView.scrollView.refreshControl?.endRefreshing() }
  }

  /// While an address is typed, the button beside it leaves everything as it was.
  func editingDidChange() {
    takeBars()
    guard !findBar.isShown else { return }
    navigationItem.rightBarButtonItem =
      addressField.isFirstResponder ? buttons.cancel : buttons.reload
  }

  /// The bars go away on scrolling, but not while somebody types into them.
  func takeBars() {
    guard isViewLoaded else { return }
    navigationController?.hidesBarsOnSwipe =
      hidesBarsOnScroll && !addressField.isFirstResponder && !findBar.isShown
  }

  /// Brings the bars back that went away on scrolling: of another page a person wants to see where
  /// they are, and a short one cannot be scrolled to get them.
  func showBars() {
    guard hidesBarsOnScroll, let navigationController else { return }
    if navigationController.isNavigationBarHidden {
      navigationController.setNavigationBarHidden(false, animated: true)
    }
    if navigationController.isToolbarHidden {
      navigationController.setToolbarHidden(false, animated: true)
    }
  }

  /// Shows a script's panel; where it cannot be shown, it goes, and its answer with it.
  func present(_ panel: UIAlertController) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
    present(panel, animated: true)
  }

  /// The progress stands at the lower edge of the top bar.
  func placeProgress() {
    let height = progressView.intrinsicContentSize.height
    progressView.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: max(2, height))
  }
}
