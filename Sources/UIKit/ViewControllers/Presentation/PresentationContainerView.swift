import Foundation

/// The container of a presented view in its window (S3.10 names the class of its counterpart).
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?

  init(for controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the interface level of the presented view, which depends on the size of the screen (S9.5).
  func updateLevel() {
    let isElevated = controller?.isElevated == true
    guard traitOverrides.contains(UITraitUserInterfaceLevel.self) != isElevated else { return }
    if isElevated {
      traitOverrides.userInterfaceLevel = .elevated
    } else {
      traitOverrides.remove(UITraitUserInterfaceLevel.self)
    }
  }

  override func layoutSubviews() {
    updateLevel()
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.layOutPresentedView()
    controller?.adaptPresenter()
    controller?.containerViewDidLayoutSubviews()
  }

  /// Ignores touches outside the presentation's views.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && controller?.letsTouchesThrough == true ? nil : hit
  }
}
