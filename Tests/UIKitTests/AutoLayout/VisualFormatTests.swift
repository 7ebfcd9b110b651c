import CoreGraphics
import Testing

@testable import UIKit

// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
@Suite("The visual format language")
@MainActor
struct VisualFormatTests {
  init() { _ = bootTestScene() }

  private func layOut(
    _ formats: [String], _ views: [String: UIView],
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> UIView {
    let root = UIView.root(320, 200)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 24)
    for name in views.keys.sorted() { views[name].map(root.addSubview) }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
    return root
  }

  @Test("names of any letters, with digits and underscores")
  func viewNames() {
    let (one, other) = (UIView.placed(), UIView.placed())
    _ = layOut(
      ["H:|-10-[größe_2(50)]-8-[_наме(20)]", "V:|[größe_2(30)]", "V:|[_наме(30)]"],
      ["größe_2": one, "_наме": other])

    #expect(one.frame == CGRect(x: 10, y: 0, width: 50, height: 30))
    #expect(other.frame == CGRect(x: 68, y: 0, width: 20, height: 30))
  }

  @Test("numbers, metrics, sizes and edges")
  func numbersMetricsSizesAndEdges() {
    let (a, b) = (UIView.placed(), UIView.placed())
    let root = layOut(
      ["|-20-[a(50)]-gap-[b(==a)]", "V:|[a(30)]", "V:|-(>=4)-[b(a)]"], ["a": a, "b": b],
      metrics: ["gap": 12])

    #expect(root.subviews.count == 2)
    #expect(a.frame == CGRect(x: 20, y: 0, width: 50, height: 30))
    #expect(b.frame.minX == 82)
    #expect(b.frame.size == CGSize(width: 50, height: 30))
  }

  @Test("a plain dash is 8 points between views and the margin at the superview")
  func standardSpace() {
    let (a, b) = (UIView.placed(), UIView.placed())
    let root = layOut(["|-[a]-[b(100)]-|", "V:|-[a]-|"], ["a": a, "b": b])

    #expect(root.bounds.width == 320)
    #expect(a.frame == CGRect(x: 16, y: 1, width: 172, height: 196))
    #expect(b.frame.minX == 196)
  }

  @Test("priorities give way")
  func lowerPrioritiesGiveWay() {
    let a = UIView.placed()
    let root = layOut(["|[a(==200@700,<=150@800)]", "V:|[a(10)]"], ["a": a])

    #expect(root.subviews == [a])
    #expect(a.frame.width == 150)
  }

  @Test("alignment options align the views of a format")
  func alignmentOptionsAlignViews() {
    let (a, b) = (UIView.placed(), UIView.placed())
    let root = UIView.root(320, 200)
    root.add(a, b)
    let views = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a(10)][b(20)]", options: [.alignAllTop, .alignAllBottom], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-7-[a(33)]", views: views))
    root.layoutIfNeeded()

    #expect(b.frame == CGRect(x: 10, y: 7, width: 20, height: 33))
  }
}
