import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · scroll-sideways (testing.md 9)")
struct ScrollSidewaysTests {
  /// The faults of a scroll view with a content size.
  private func found(
    width: CGFloat, height: CGFloat, _ prepare: @escaping (UIScrollView) -> Void = { _ in }
  ) -> [LayoutFault] {
    faults(.scrollSideways) { controller in
      let scrollView = controller.add(UIScrollView(), 0, 0, 375, 600)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: width, height: height)
      prepare(scrollView)
    }
  }

  @Test("content that scrolls down and sideways by more than a pixel is certain and moderate")
  func wideContentFires() {
    let faults = found(width: 395, height: 900)
    #expect(faults.map(\.severity) == [.moderate])
    #expect(faults.first?.certainty == .certain)
    #expect(faults.first?.message.contains("sideways by 20 points") == true)
  }

  @Test("insets that add up to more than the width are found, too")
  func wideInsetsFire() {
    #expect(found(width: 375, height: 900) { $0.contentInset.left = 16 }.count == 1)
  }

  @Test("twin: content as wide as its view, to a pixel, is sound")
  func fittingContentIsSound() {
    #expect(found(width: 375, height: 900).isEmpty)
    #expect(found(width: 375.5, height: 900).isEmpty)
  }

  @Test("twin: content that scrolls horizontally only is sound")
  func rowIsSound() { #expect(found(width: 900, height: 600).isEmpty) }

  @Test("twin: a scroll view with paging is sound")
  func pagesAreSound() {
    #expect(found(width: 750, height: 900) { $0.isPagingEnabled = true }.isEmpty)
  }

  @Test("twin: a zoomable scroll view is sound")
  func zoomingIsSound() {
    #expect(found(width: 750, height: 900) { $0.maximumZoomScale = 3 }.isEmpty)
  }

  @Test("twin: a collection view whose layout runs sideways is sound; one that runs down is not")
  func horizontalCollectionIsSound() {
    final class Large: UICollectionViewFlowLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 900, height: 900) }
    }
    func count(_ direction: UICollectionView.ScrollDirection) -> Int {
      faults(.scrollSideways) { controller in
        let layout = Large()
        layout.scrollDirection = direction
        controller.add(
          UICollectionView(frame: .zero, collectionViewLayout: layout), 0, 0, 375, 600)
      }.count
    }
    #expect(count(.horizontal) == 0)
    #expect(count(.vertical) == 1)
  }

  @Test("twin: a scroll view with scrolling disabled is sound")
  func disabledIsSound() {
    #expect(found(width: 750, height: 900) { $0.isScrollEnabled = false }.isEmpty)
  }
}
