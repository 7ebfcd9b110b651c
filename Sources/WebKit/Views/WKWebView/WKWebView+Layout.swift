import UIKit

extension WKWebView {
  /// Updates the page's viewport after the subviews were laid out (W81).
  func layoutDidChange() {
    sizeMayHaveChanged()
    updateModelledContent()
    updatePage()
  }

  /// Updates the page's screen, orientation and visibility (W75).
  func windowDidChange() {
    schedulePageUpdate()
    windowMayHaveChanged()
    recoverIfVisible()
  }

  /// Updates the page's color scheme.
  func traitsDidChange(from old: UITraitCollection?) {
    schedulePageUpdate()
    if traitCollection.userInterfaceStyle != old?.userInterfaceStyle { settingsDidChange() }
  }
}
