import CoreGraphics

/// How a sheet follows a touch, and where it comes to rest; knows nothing of views.
struct SheetDrag: Equatable, Sendable {
  /// The heights that the sheet may rest at, lowest first, without the safe area at the bottom.
  var stops: [CGFloat]
  /// The height that it rested at when the drag began.
  var start: CGFloat
  /// Whether the user may end the presentation.
  var mayEnd: Bool
  /// How far the touch has gone down since.
  var translation: CGFloat = 0

  /// Where a sheet goes when it is released.
  enum Target: Equatable, Sendable {
    case stop(Int)
    case end
  }

  /// How much of a speed counts as way, in seconds; by eye.
  private static let lookAhead: CGFloat = 0.15

  private var height: CGFloat { start - translation }
  private var lowest: CGFloat { stops.first ?? start }
  private var highest: CGFloat { stops.last ?? start }

  /// The height that the sheet has under the touch: between the lowest and the highest.
  var value: CGFloat { min(max(height, lowest), highest) }

  /// How far the sheet is moved down besides; a band holds what may not go farther.
  var offset: CGFloat {
    if height > highest { return -RubberBand.shown(height - highest, length: highest) }
    guard height < lowest else { return 0 }
    return mayEnd ? lowest - height : RubberBand.shown(lowest - height, length: lowest)
  }

  /// Returns where the sheet goes when it is released at a speed downwards, in points per second.
  ///
  /// It ends when it would get below half of its lowest height; by eye.
  func target(velocity: CGFloat) -> Target {
    let landing = height - velocity * Self.lookAhead
    if landing < lowest / 2 { return .end }
    let nearest = stops.indices.min { abs(stops[$0] - landing) < abs(stops[$1] - landing) }
    return .stop(nearest ?? 0)
  }
}

/// Finds drags that move a sheet, and leaves those to content that scroll it.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(for sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    gesture.handler = { [weak self] in
      guard let self else { return }
      self.sheet?.panDidChange(self)
    }
  }

  override func mayBegin() -> Bool {
    guard let sheet, abs(firstWay.y) > abs(firstWay.x) else { return false }
    return sheet.mayDrag(down: firstWay.y > 0, over: scrollView)
  }

  /// Scrolling waits until it is known that the sheet does not move.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// The nearest view under the touch that scrolls up and down.
  private var scrollView: UIScrollView? {
    var current = gesture.touches.first?.view
    while let candidate = current, candidate !== view {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.canDragVertically
      {
        return scrollView
      }
      current = candidate.superview
    }
    return nil
  }
}
