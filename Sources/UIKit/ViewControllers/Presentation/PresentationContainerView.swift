import Foundation

/// What holds a presented view in its window (S3.10 names the class of its kind).
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?

  init(for controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.placePresentedView()
    controller?.adaptPresenter()
    controller?.containerViewDidLayoutSubviews()
  }

  /// Lets touches through where nothing of the presentation is.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && controller?.letsTouchesThrough == true ? nil : hit
  }
}
