import Testing
import UIKit

@Suite("Contract · offsets of scroll views")
@MainActor
struct ScrollOffsetContractTests {
  init() throws { _ = try Stage.scene() }

  /// A delegate that counts the calls of a scroll view.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private func scrollView(content: CGFloat = 2_000) throws -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 200, height: content)
    try Stage.show(scrollView)
    return scrollView
  }

  @Test("S4.32 a new scroll view has the documented values")
  func documentedDefaults() {
    let scrollView = UIScrollView()
    #expect(scrollView.showsVerticalScrollIndicator && scrollView.showsHorizontalScrollIndicator)
    #expect(scrollView.bounces && scrollView.isScrollEnabled && scrollView.scrollsToTop)
    #expect(!scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal)
    #expect(scrollView.clipsToBounds)
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 1)
    #expect(scrollView.contentInset == .zero && scrollView.contentSize == .zero)
    #expect(scrollView.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test("S4.18 the offset is the origin of the bounds; a new frame keeps it")
  func theOffsetIsTheOriginOfTheBounds() throws {
    let scrollView = try scrollView()
    scrollView.contentOffset = CGPoint(x: 30, y: 30)
    #expect(scrollView.bounds.origin == CGPoint(x: 30, y: 30))
    scrollView.frame = CGRect(x: 5, y: 5, width: 100, height: 300)
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 30))
    scrollView.bounds.origin.y = 7
    #expect(scrollView.contentOffset.y == 7)
  }

  @Test("S4.23 setting an offset beyond the content is allowed")
  func settingAnOffsetBeyondTheContentIsAllowed() throws {
    let scrollView = try scrollView(content: 500)
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    #expect(scrollView.contentOffset.y == 900)
    scrollView.contentOffset.y = -50
    #expect(scrollView.contentOffset.y == -50)
  }

  @Test("S4.24 the delegate is notified of an offset that is set")
  func delegateIsNotifiedOfASetOffset() throws {
    let listener = Listener()
    let scrollView = try scrollView()
    scrollView.delegate = listener
    scrollView.contentOffset.y = 10
    #expect(listener.scrolls == 1)
    scrollView.contentOffset.y = 10
    #expect(listener.scrolls == 1)
  }

  @Test("S4.26 a visible rectangle does not scroll, one below scrolls to the lower edge")
  func visibleRectangleDoesNotScroll() throws {
    let scrollView = try scrollView()
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 250)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test("S4.35 zooming scales the delegate's view and the size of the content")
  func zoomingScalesTheViewAndTheContentSize() throws {
    let listener = Listener()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let scrollView = try scrollView(content: 400)
    scrollView.addSubview(content)
    scrollView.maximumZoomScale = 3
    scrollView.delegate = listener
    listener.zoomed = content
    scrollView.setZoomScale(2, animated: false)

    #expect(scrollView.zoomScale == 2)
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 800))
    scrollView.setZoomScale(5, animated: false)
    #expect(scrollView.zoomScale == 3)
  }

  @Test("S4.31 both indicators' insets are set by the older property")
  func scrollIndicatorInsetsSetsBoth() {
    let scrollView = UIScrollView()
    scrollView.scrollIndicatorInsets = UIEdgeInsets(1, 2, 3, 4)
    #expect(scrollView.verticalScrollIndicatorInsets == UIEdgeInsets(1, 2, 3, 4))
    #expect(scrollView.horizontalScrollIndicatorInsets == UIEdgeInsets(1, 2, 3, 4))
  }
}
