package import Foundation

/// The position of a popover beside its source.
package struct PopoverLayout: Equatable, Sendable {
  /// The space that the popover may take, without margins and bars of the system.
  package var availableRect: CGRect
  /// The rectangle that the popover points at, in the same coordinate space.
  package var source: CGRect
  /// The preferred size of the content.
  package var contentSize: CGSize
  /// The ways in which the arrow may point.
  package var permitted: UIPopoverArrowDirection
  /// Whether the popover may cover its source if there is no space beside it.
  package var mayOverlap = false
  package var design: Design

  /// Creates a layout of a popover beside its source.
  package init(
    availableRect: CGRect, source: CGRect, contentSize: CGSize, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool = false, design: Design
  ) {
    self.availableRect = availableRect
    self.source = source
    self.contentSize = contentSize
    self.permitted = permitted
    self.mayOverlap = mayOverlap
    self.design = design
  }

  /// The lengths of an era.
  package struct Design: Equatable, Sendable {
    /// The length of the arrow, and its width at its base.
    package var arrow: CGSize
    /// The radius of the corners.
    package var radius: CGFloat
    /// Whether the content extends below the arrow, which is then in its safe area.
    package var contentReachesBelowArrow: Bool

    /// Creates lengths, in points.
    package init(arrow: CGSize, radius: CGFloat, contentReachesBelowArrow: Bool) {
      self.arrow = arrow
      self.radius = radius
      self.contentReachesBelowArrow = contentReachesBelowArrow
    }
  }

  /// The placement of a popover.
  package struct Placement: Equatable, Sendable {
    /// The direction of the arrow; `.unknown` if the popover covers its source.
    package var direction = UIPopoverArrowDirection.unknown
    /// The card and its arrow.
    package var frame = CGRect.zero
    /// The card, in the frame.
    package var body = CGRect.zero
    /// The arrow's tip, in the frame.
    package var tip = CGPoint.zero

    /// Creates a placement.
    package init(
      direction: UIPopoverArrowDirection = UIPopoverArrowDirection.unknown,
      frame: CGRect = CGRect.zero, body: CGRect = CGRect.zero, tip: CGPoint = CGPoint.zero
    ) {
      self.direction = direction
      self.frame = frame
      self.body = body
      self.tip = tip
    }
  }

  /// Computes the placement: on the first permitted side, below, above, right, left, that has space
  /// for the content; otherwise on the side with the most space, to which the content is limited.
  package func placement() -> Placement {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let sides = order.filter { permitted.contains($0) }
    func fits(_ direction: UIPopoverArrowDirection) -> Bool {
      let space = space(direction)
      return space.width >= contentSize.width && space.height >= contentSize.height
    }
    func visibleArea(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let space = space(direction)
      return min(space.width, contentSize.width) * min(space.height, contentSize.height)
    }
    if let side = sides.first(where: fits) { return placement(side) }
    if mayOverlap || sides.isEmpty { return overlapping() }
    let best = sides.max { visibleArea($0) < visibleArea($1) }
    return placement(best ?? .up)
  }

  /// Returns the space for the card on a side, without the arrow.
  private func space(_ direction: UIPopoverArrowDirection) -> CGSize {
    let length = design.arrow.height
    return switch direction {
    case .up:
      CGSize(
        width: availableRect.width,
        height: max(0, availableRect.maxY - max(source.maxY, availableRect.minY) - length))
    case .down:
      CGSize(
        width: availableRect.width,
        height: max(0, min(source.minY, availableRect.maxY) - availableRect.minY - length))
    case .left:
      CGSize(
        width: max(0, availableRect.maxX - max(source.maxX, availableRect.minX) - length),
        height: availableRect.height)
    default:
      CGSize(
        width: max(0, min(source.minX, availableRect.maxX) - availableRect.minX - length),
        height: availableRect.height)
    }
  }

  private func placement(_ direction: UIPopoverArrowDirection) -> Placement {
    let space = space(direction)
    let size = CGSize(
      width: min(contentSize.width, space.width), height: min(contentSize.height, space.height))
    let length = design.arrow.height
    var body = CGRect(origin: .zero, size: size)
    switch direction {
    case .up:
      body.origin = CGPoint(x: centeredX(size), y: max(source.maxY, availableRect.minY) + length)
    case .down:
      body.origin = CGPoint(
        x: centeredX(size), y: min(source.minY, availableRect.maxY) - length - size.height)
    case .left:
      body.origin = CGPoint(x: max(source.maxX, availableRect.minX) + length, y: centeredY(size))
    default:
      body.origin = CGPoint(
        x: min(source.minX, availableRect.maxX) - length - size.width, y: centeredY(size))
    }
    return placement(direction, body: body)
  }

  private func placement(_ direction: UIPopoverArrowDirection, body: CGRect) -> Placement {
    var frame = body
    let length = design.arrow.height
    // The tip is in the straight part of its side.
    let reach = design.radius + design.arrow.width / 2
    let tipX = min(max(source.midX, body.minX + reach), max(body.midX, body.maxX - reach))
    let tipY = min(max(source.midY, body.minY + reach), max(body.midY, body.maxY - reach))
    var tip = CGPoint(x: tipX, y: tipY)
    switch direction {
    case .up:
      frame.origin.y -= length
      frame.size.height += length
      tip.y = frame.minY
    case .down:
      frame.size.height += length
      tip.y = frame.maxY
    case .left:
      frame.origin.x -= length
      frame.size.width += length
      tip.x = frame.minX
    default:
      frame.size.width += length
      tip.x = frame.maxX
    }
    return Placement(
      direction: direction, frame: frame, body: body.offsetBy(dx: -frame.minX, dy: -frame.minY),
      tip: CGPoint(x: tip.x - frame.minX, y: tip.y - frame.minY))
  }

  /// Over the source, centered on it as far as the space allows.
  private func overlapping() -> Placement {
    let size = CGSize(
      width: min(contentSize.width, availableRect.width),
      height: min(contentSize.height, availableRect.height))
    let body = CGRect(origin: CGPoint(x: centeredX(size), y: centeredY(size)), size: size)
    return Placement(frame: body, body: CGRect(origin: .zero, size: size))
  }

  private func centeredX(_ size: CGSize) -> CGFloat {
    min(
      max(source.midX - size.width / 2, availableRect.minX),
      max(availableRect.minX, availableRect.maxX - size.width))
  }

  private func centeredY(_ size: CGSize) -> CGFloat {
    min(
      max(source.midY - size.height / 2, availableRect.minY),
      max(availableRect.minY, availableRect.maxY - size.height))
  }
}
