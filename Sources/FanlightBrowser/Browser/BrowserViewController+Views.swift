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

  /// Shows a Cancel button beside the address field while it is edited.
  func editingDidChange() {
    updateHidesBarsOnSwipe()
    guard !findBar.isShown else { return }
    navigationItem.rightBarButtonItem =
      addressField.isFirstResponder ? buttons.cancel : buttons.reload
  }

  /// Enables the bars to hide on scrolling, except while the address field is edited.
  func updateHidesBarsOnSwipe() {
    guard isViewLoaded else { return }
    navigationController?.hidesBarsOnSwipe =
      hidesBarsOnScroll && !addressField.isFirstResponder && !findBar.isShown
  }

  /// Shows the bars that were hidden on scrolling: a short page could not be scrolled to show them.
  func showBars() {
    guard hidesBarsOnScroll, let navigationController else { return }
    if navigationController.isNavigationBarHidden {
      navigationController.setNavigationBarHidden(false, animated: true)
    }
    if navigationController.isToolbarHidden {
      navigationController.setToolbarHidden(false, animated: true)
    }
  }

  /// Presents a script's panel; one that cannot be presented is released, which responds with the default.
  func present(_ panel: UIAlertController) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
    present(panel, animated: true)
  }

  /// Lays out the progress view at the bottom edge of the navigation bar.
  func layOutProgressView() {
    let height = progressView.intrinsicContentSize.height
    progressView.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: max(2, height))
  }
}
