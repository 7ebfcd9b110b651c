import CoreGraphics
import Testing

@testable import UIKit

@Suite("Auto Layout · removed subtrees")
@MainActor
final class TreeMovingTests {
  private var reports: [String] = []

  init() {
    _ = bootTestScene()
    Runtime.report = { [weak self] in self?.reports.append($0) }
  }

  /// A page with a column of a width and views in it, like a controller's view.
  private func page(_ count: Int) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let column = UIStackView(arrangedSubviews: (0..<count).map { _ in FixedView(30, 10) })
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      column.topAnchor.constraint(equalTo: page.topAnchor, constant: 5),
    ])
    return page
  }

  @Test("S8.12 removing most of a tree keeps its inner constraints and removes those to the rest")
  func removingMostOfATree() throws {
    let root = UIView.root(300, 400)
    let other = UIView.placed()
    let page = page(12)
    root.add(other, page)
    page.translatesAutoresizingMaskIntoConstraints = false
    let between = page.topAnchor.constraint(equalTo: other.bottomAnchor)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
      other.widthAnchor.constraint(equalToConstant: 100),
      other.heightAnchor.constraint(equalToConstant: 50), between,
      page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      page.widthAnchor.constraint(equalToConstant: 240),
      page.heightAnchor.constraint(equalToConstant: 300),
    ])
    root.layoutIfNeeded()
    let column = page.subviews[0]
    #expect(page.frame == CGRect(x: 0, y: 59, width: 240, height: 300))
    #expect(column.frame == CGRect(x: 20, y: 5, width: 200, height: 120))

    page.removeFromSuperview()
    #expect(!between.isActive)
    #expect(root.constraints.count == 2 && other.constraints.count == 2)
    #expect(page.constraints.count == 5)

    // The remaining view still follows its constraints.
    let top = try #require(root.constraints.first { $0.firstAttribute == .top })
    top.constant = 30
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 8, y: 30, width: 100, height: 50))

    // The removed subtree does too, separately.
    let width = try #require(page.constraints.first { $0.firstAttribute == .width })
    width.constant = 160
    page.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 20, y: 5, width: 120, height: 120))
    #expect(column.subviews[11].frame == CGRect(x: 0, y: 110, width: 120, height: 10))
    #expect(!page.hasAmbiguousLayout || page.frame.origin == CGPoint(x: 0, y: 59))
    #expect(reports.isEmpty)
  }

  @Test("S8.12 a subtree that is removed and added again, there or to another view, is laid out")
  func removingAndAddingASubtree() {
    let page = page(12)
    for size in [CGFloat(200), 260, 320] {
      let root = UIView.root(size, 400)
      root.addSubview(page)
      page.frame = CGRect(x: 0, y: 0, width: size, height: 300)
      root.layoutIfNeeded()
      #expect(page.subviews[0].frame == CGRect(x: 20, y: 5, width: size - 40, height: 120))
      page.removeFromSuperview()
      page.frame.size.width = size - 60
      page.layoutIfNeeded()
      #expect(page.subviews[0].frame == CGRect(x: 20, y: 5, width: size - 100, height: 120))
    }
    #expect(reports.isEmpty)
  }

  @Test("views added to a removed subtree and to the rest are laid out by separate engines")
  func separateTreesHaveSeparateEngines() {
    let root = UIView.root(300, 400)
    let page = page(12)
    root.addSubview(page)
    root.layoutIfNeeded()
    page.removeFromSuperview()
    for tree in [root, page] {
      let view = FixedView(30, 10)
      tree.addSubview(view)
      view.trailingAnchor.constraint(equalTo: tree.trailingAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: tree.bottomAnchor).isActive = true
      tree.layoutIfNeeded()
      #expect(view.frame.maxX == tree.bounds.width && view.frame.maxY == tree.bounds.height)
      #expect(view.frame.size == CGSize(width: 30, height: 10))
    }
    #expect(root.constraintState.engine !== page.constraintState.engine)
  }

  @Test("subviews of a removed view follow its margins")
  func removedViewsMarginsAreFollowed() {
    let root = UIView.root(300, 400)
    let page = page(12)
    let view = FixedView(30, 10)
    page.addSubview(view)
    view.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor).isActive = true
    root.addSubview(page)
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 8, y: 8))
    page.removeFromSuperview()
    page.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    page.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 4, y: 3))
  }
}
