import CoreGraphics
import Testing

@testable import UIKit

@Suite("UILayoutGuide")
@MainActor
struct UILayoutGuideTests {
  init() { _ = bootTestScene() }

  @Test("S1.12 a guide of one's own has no frame before it takes part in layout")
  func guideHasNoFrameBeforeLayout() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    #expect(guide.layoutFrame == .zero && guide.owningView == nil)
    view.addLayoutGuide(guide)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)

    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      guide.widthAnchor.constraint(equalToConstant: 7),
      guide.heightAnchor.constraint(equalToConstant: 8),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("S1.12 in part: the system's guides have their frame at once (corrections)")
  func systemGuideFrames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test("a guide whose view is gone is empty; removing it from its view removes its constraints")
  func guideOfADeallocatedViewIsEmpty() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let safe = view?.safeAreaLayoutGuide
    let own = UILayoutGuide()
    view?.addLayoutGuide(own)
    view = nil
    #expect(safe?.owningView == nil && safe?.layoutFrame == .zero)
    #expect(own.owningView == nil && own.layoutFrame == .zero)

    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addLayoutGuide(own)
    let width = own.widthAnchor.constraint(equalTo: other.widthAnchor)
    width.isActive = true
    other.layoutIfNeeded()
    #expect(own.layoutFrame.width == 100)
    other.removeLayoutGuide(own)
    #expect(!width.isActive && own.layoutFrame == .zero)
    other.layoutIfNeeded()
  }

  @Test("S1.37 guides of a root that constraints give a size are where its subviews are")
  func guidesOfAConstrainedRoot() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView.placed()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 400),
      root.heightAnchor.constraint(equalToConstant: 300),
      view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(root.safeAreaLayoutGuide.layoutFrame == view.frame)
  }
}
