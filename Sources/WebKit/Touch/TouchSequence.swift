import CoreGraphics
import WebEngine

/// The fingers on a page from the first one down to the last one up, and whose they are.
///
/// UIKit waits with scrolling until a page has said whether it keeps a finger for itself. Here a
/// drag is over before the page can answer: the view scrolls meanwhile, and goes back to where it
/// was when the finger turns out to be the page's.
@MainActor
final class TouchSequence {
  /// What UIKit's recognizers have found fingers to be.
  enum Meaning: Equatable {
    /// Nothing yet.
    case unknown
    /// They scroll the view, so far by this many points.
    case scroll(CGPoint)
    /// Something else of the app's: a pinch, a swipe from an edge.
    case gesture
  }

  /// Whose the fingers are.
  enum Owner {
    case undecided, page, view
  }

  /// Where the view was scrolled to when the first finger came.
  let start: CGPoint
  /// What leads from the view's space to the page's window, in points.
  ///
  /// While nothing is decided the view scrolls and the page does not.
  let way: CGPoint
  private(set) var owner: Owner = .undecided
  /// Whether the view has begun to scroll.
  var hasScrolled = false
  private var ways: Set<PageTouch.Way> = []

  /// How far Blink lets a finger stray before scripts receive its moves, in CSS pixels, and one more.
  private static let slop: CGFloat = 16

  init(start: CGPoint = .zero, way: CGPoint = .zero) {
    self.start = start
    self.way = way
  }

  /// Brings an event to the page unless the fingers are the view's by now, and decides whose they are.
  func bring(
    _ touch: PageTouch, _ meaning: Meaning, to page: any WebPage
  ) async throws(WebEngineError) {
    guard owner != .view else { return }
    if owner == .undecided, meaning == .gesture { return try await leave(page, touch.time) }
    let answer: PageTouch.Answer
    do throws(WebEngineError) {
      answer = try await page.touch(touch)
    } catch {
      owner = .view
      throw error
    }
    guard owner == .undecided else { return }
    ways.formUnion(answer.ways)
    if answer.isPrevented {
      owner = .page
    } else if case .scroll(let way) = meaning {
      if let way = Self.way(of: way), ways.contains(way) {
        owner = .page
      } else if touch.phase != .moved || hypot(way.x, way.y) > Self.slop {
        try await leave(page, touch.time)
      }
    } else if touch.fingers.isEmpty {
      owner = .page
    }
  }

  /// Leaves the fingers to the view where the page will not say any more whether it wants them, and
  /// says whether that was still open.
  func giveUp() -> Bool {
    guard owner == .undecided else { return false }
    owner = .view
    return true
  }

  /// Tells the page that the fingers are not its own any more.
  private func leave(_ page: any WebPage, _ time: Double) async throws(WebEngineError) {
    owner = .view
    _ = try await page.touch(PageTouch(phase: .cancelled, fingers: [], time: time))
  }

  private static func way(of translation: CGPoint) -> PageTouch.Way? {
    guard translation != .zero else { return nil }
    if abs(translation.x) > abs(translation.y) { return translation.x < 0 ? .left : .right }
    return translation.y < 0 ? .up : .down
  }
}
