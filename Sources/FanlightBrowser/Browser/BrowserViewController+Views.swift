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

  /// The bars go away on scrolling, but not while somebody types into them.
  func takeBars() {
    guard isViewLoaded else { return }
    navigationController?.hidesBarsOnSwipe =
      hidesBarsOnScroll && !addressField.isFirstResponder && !findBar.isShown
  }

  /// The progress stands at the lower edge of the top bar.
  func placeProgress() {
    let height = progressView.intrinsicContentSize.height
    progressView.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: max(2, height))
  }
}
