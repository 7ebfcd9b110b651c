import CoreGraphics
import Foundation
import QuartzCore

/// The view of a sheet: a card with rounded corners, a grabber and the controller's view.
final class SheetCardView: UIView {
  private let content: UIView
  private let grabber = UIView()
  private var bottomInset: CGFloat?

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    // The system scales down the whole card; the app has nothing to correct (S1.30).
    safeArea.ignoresTransform = true
    content.frame = .zero
    addSubview(content)
    addSubview(grabber)
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = .tertiaryLabel
  }

  required init?(coder: NSCoder) { nil }

  /// The bottom inset of the content may be smaller than the card's geometry implies.
  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if let bottomInset { insets.bottom = bottomInset }
    return insets
  }

  /// Sets the frame, rounded to pixels inside the card, and the scale of a placement.
  func show(
    _ place: SheetLayout.Placement, isCard: Bool, radius: CGFloat, isFree: Bool, grabber shows: Bool
  ) {
    transform = .identity
    if place.scale == 1 {
      frame = place.frame
    } else {
      bounds = CGRect(origin: .zero, size: place.contentSize)
      center = CGPoint(x: place.frame.midX, y: place.frame.midY)
      transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
    }
    let scale = max(1, traitCollection.displayScale)
    let inset = place.bottomInset.map { ($0 * scale).rounded() / scale }
    if inset != bottomInset {
      bottomInset = inset
      markSubviewsForSafeArea()
    }
    layer.cornerRadius = isCard ? radius : 0
    let reachesBottom = !isFree && place.scale == 1
    layer.maskedCorners =
      reachesBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    grabber.isHidden = !shows
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    // A grabber is 36 by 5 points, 5 below the top; Source: Apple's design templates.
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    grabber.layer.cornerRadius = 2.5
  }
}
