import CoreGraphics
import WebEngine

/// The touches on a page from the first that begins to the last that ends, and who handles them.
///
/// WebKit defers scrolling until the page has handled the touch event. Here a drag may end before the
/// page responds: the view scrolls meanwhile, and restores its content offset if the page handles the
/// touches.
@MainActor
final class TouchSequence {
  /// The gesture that UIKit's recognizers have recognized.
  enum Gesture: Equatable {
    /// No gesture has been recognized yet.
    case unknown
    /// A pan that scrolls the view, with its translation in points.
    case scroll(CGPoint)
    /// Another gesture of the view or the app, such as a pinch or an edge swipe.
    case other
  }

  /// Constants for the owner of the touches.
  enum Owner {
    case undecided, page, view
  }

  /// The content offset of the view when the first touch began.
  let start: CGPoint
  /// The offset from the view's coordinates to the page's viewport, in points.
  ///
  /// While the owner is undecided, the view scrolls and the page does not.
  let viewportOffset: CGPoint
  private(set) var owner: Owner = .undecided
  /// Whether the view has begun to scroll.
  var hasScrolled = false
  private var pageDirections: Set<PageTouch.Direction> = []

  /// One more than the distance that a touch moves before Blink sends its moves to scripts, in CSS
  /// pixels.
  private static let slop: CGFloat = 16

  init(start: CGPoint = .zero, viewportOffset: CGPoint = .zero) {
    self.start = start
    self.viewportOffset = viewportOffset
  }

  /// Sends an event to the page unless the view owns the touches, and decides the owner.
  func send(
    _ touch: PageTouch, _ gesture: Gesture, to page: any WebPage
  ) async throws(WebEngineError) {
    guard owner != .view else { return }
    if owner == .undecided, gesture == .other { return try await cancel(page, touch.time) }
    let response: PageTouch.Response
    do throws(WebEngineError) {
      response = try await page.touch(touch)
    } catch {
      owner = .view
      throw error
    }
    guard owner == .undecided else { return }
    pageDirections.formUnion(response.directions)
    if response.isPrevented {
      owner = .page
    } else if case .scroll(let translation) = gesture {
      if let direction = Self.direction(of: translation), pageDirections.contains(direction) {
        owner = .page
      } else if touch.phase != .moved || hypot(translation.x, translation.y) > Self.slop {
        try await cancel(page, touch.time)
      }
    } else if touch.touches.isEmpty {
      owner = .page
    }
  }

  /// Makes the view the owner if none is decided, because the page will not respond, and returns
  /// whether it did.
  func assignToView() -> Bool {
    guard owner == .undecided else { return false }
    owner = .view
    return true
  }

  /// Cancels the page's touches, which the view handles.
  private func cancel(_ page: any WebPage, _ time: Double) async throws(WebEngineError) {
    owner = .view
    _ = try await page.touch(PageTouch(phase: .cancelled, touches: [], time: time))
  }

  private static func direction(of translation: CGPoint) -> PageTouch.Direction? {
    guard translation != .zero else { return nil }
    if abs(translation.x) > abs(translation.y) { return translation.x < 0 ? .left : .right }
    return translation.y < 0 ? .up : .down
  }
}
