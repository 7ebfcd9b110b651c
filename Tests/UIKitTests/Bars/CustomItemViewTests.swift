import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Bars · custom views, and the scroll views that bars track")
@MainActor
struct CustomItemViewTests {
  private func shown(
    _ system: Int, _ configure: (UINavigationItem) -> Void
  ) -> UINavigationController {
    let scene = bootTestScene(Screens.iPhone14Pro.device(system))
    let child = UIViewController()
    configure(child.navigationItem)
    let navigation = UINavigationController(rootViewController: child)
    show(navigation, in: scene)
    return navigation
  }

  @Test("S3.21 a title view has the size that its constraints give", arguments: [18, 26])
  func titleView(system: Int) {
    let view = UIView.placed()
    let inner = FixedView(100, 20)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -2),
    ])
    let navigation = shown(system) { $0.titleView = view }

    #expect(view.bounds.size == CGSize(width: 120, height: 24))
    #expect(inner.frame == CGRect(x: 10, y: 2, width: 100, height: 20))
    #expect(abs(view.convert(view.bounds, to: navigation.view).midX - 196.5) < 0.34)
  }

  @Test("S3.21 a custom view has the size of its constraints, its content, or its frame")
  func customViews() {
    let constrained = UIView.placed()
    constrained.widthAnchor.constraint(equalToConstant: 50).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let content = FixedView(61, 31)
    content.translatesAutoresizingMaskIntoConstraints = true
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 28))
    _ = shown(18) { item in
      item.rightBarButtonItems = [constrained, content, framed].map {
        UIBarButtonItem(customView: $0)
      }
    }
    #expect(constrained.bounds.size == CGSize(width: 50, height: 30))
    #expect(content.bounds.size == CGSize(width: 61, height: 31))
    #expect(framed.bounds.size == CGSize(width: 44, height: 28))
  }

  @Test("S3.41 on iOS 26 a custom view is at least 36 wide; before, as wide as it wants")
  func minimumCustomViewWidth() {
    for (system, width) in [(18, 20), (26, 36)] as [(Int, CGFloat)] {
      let small = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let wide = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
      _ = shown(system) { item in
        item.leftBarButtonItem = UIBarButtonItem(customView: small)
        item.rightBarButtonItem = UIBarButtonItem(customView: wide)
      }
      #expect(small.bounds.width == width)
      #expect(wide.bounds.width == 70)
    }
  }

  @Test("S3.24 bars track the content scroll view set for their edge, at any depth")
  func barsTrackTheContentScrollView() {
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let child = UIViewController()
    let cover = UIView(frame: child.view.bounds)
    let (upper, lower) = (UIScrollView(), UIScrollView())
    for view in [upper, lower] {
      view.frame = child.view.bounds
      view.contentSize = CGSize(width: 375, height: 3000)
    }
    for view in [cover, upper, lower] { child.view.addSubview(view) }
    child.setContentScrollView(upper, for: .top)
    child.setContentScrollView(lower, for: .bottom)
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    let window = show(navigation, in: scene)
    #expect(navigation.navigationBar.frame.maxY == 140)
    #expect(navigation.navigationBar.isAtScrollEdge && !navigation.toolbar.isAtScrollEdge)

    // The scroll view set for the bottom is at its end: the toolbar is transparent.
    lower.contentOffset.y = 3000
    window.layOut()
    #expect(navigation.toolbar.isAtScrollEdge)
    #expect(navigation.navigationBar.frame.maxY == 140)
    // The scroll view set for the top collapses the large title.
    upper.contentOffset.y = 400
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == 88 && !navigation.navigationBar.isAtScrollEdge)
  }

  @Test("S3.24 without a set scroll view the first one among the first subviews is tracked")
  func firstScrollViewIsTracked() {
    for isFirst in [true, false] {
      let scene = bootTestScene(Screens.iPhoneX.device(18))
      let child = UIViewController()
      let scroll = UIScrollView(frame: child.view.bounds)
      scroll.contentSize = CGSize(width: 375, height: 3000)
      if !isFirst { child.view.addSubview(UIView()) }
      child.view.addSubview(scroll)
      let navigation = UINavigationController(rootViewController: child)
      navigation.navigationBar.prefersLargeTitles = true
      let window = show(navigation, in: scene)
      scroll.contentOffset.y = 400
      window.layOut()
      #expect(navigation.navigationBar.frame.maxY == (isFirst ? 88 : 140))
    }
  }

  @Test("S3.46 a hidden status bar moves views in an animation with layoutIfNeeded, else at once")
  func statusBar() {
    final class Screen: UIViewController {
      var hides = false
      let pinned = UIView.placed()
      override var prefersStatusBarHidden: Bool { hides }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pinned)
        NSLayoutConstraint.activate([
          pinned.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          pinned.widthAnchor.constraint(equalToConstant: 10),
          pinned.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    for laysOut in [true, false] {
      let screen = Screen()
      let window = show(screen, in: bootTestScene(Screens.iPhone8.device(18)))
      #expect(screen.pinned.frame.minY == 20)
      screen.hides = true
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        screen.setNeedsStatusBarAppearanceUpdate()
        if laysOut { screen.view.layoutIfNeeded() }
      }
      animator.pauseAnimation()
      #expect(screen.view.safeAreaInsets.top == 0)
      // Without layout in the block the view moves in the next layout, outside of the animation.
      #expect(screen.pinned.frame.minY == (laysOut ? 0 : 20))
      if !laysOut { window.layOut() }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      // The animated change is reverted.
      #expect(screen.pinned.frame.minY == (laysOut ? 20 : 0))
    }
  }
}
