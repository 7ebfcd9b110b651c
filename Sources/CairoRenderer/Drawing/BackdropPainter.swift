import DisplayList
import Foundation

/// Draws blurred, tinted copies of what has been drawn.
struct BackdropPainter {
  /// The context, in whose user space the backdrop is.
  let context: CairoContext

  /// Replaces the destination inside a backdrop's shape with its blurred copy, and tints it.
  ///
  /// The blur samples only the shape's bounding box, whose edge pixels extend outward.
  func draw(_ backdrop: Backdrop) throws {
    let transform = context.transform
    let shape = backdrop.path.applying(transform)
    let determinant = abs(transform.a * transform.d - transform.b * transform.c)
    let blurRadius = backdrop.blurRadius * determinant.squareRoot()
    // On the largest canvas, wider blurs look the same.
    let deviation = blurRadius.isFinite ? max(0, min(blurRadius, 4096)) : 0
    guard let bounds = shape.boundingBox, bounds.isFinite else { return }
    try context.withTarget { target, origin in
      let canvas = CGRect(
        x: origin.x, y: origin.y, width: CGFloat(target.width), height: CGFloat(target.height))
      let region = bounds.intersection(canvas)
      guard !region.isNull, region.width > 0, region.height > 0 else { return }
      let pixels = region.integral.intersection(canvas)
      let (copy, factor) = try blurred(
        target, part: pixels.offsetBy(dx: -origin.x, dy: -origin.y), deviation: deviation,
        saturation: backdrop.saturation.isFinite ? backdrop.saturation : 1)
      context.withState {
        context.transform = .identity
        context.concatenate(
          Transform(a: factor, b: 0, c: 0, d: factor, tx: pixels.minX, ty: pixels.minY))
        context.setSource(copy, origin: .zero, sampling: factor == 1 ? .nearest : .bilinear)
        context.transform = .identity
        context.setReplaces(true)
        context.fill(shape)
        context.setReplaces(false)
        context.setSource(backdrop.tint)
        context.fill(shape)
      }
    }
  }

  /// Returns a blurred copy of a part of a surface, with changed saturation and downsampled by
  /// `factor`.
  ///
  /// A wide blur removes the details that downsampling loses: the copy is halved until the
  /// deviation is less than 8 pixels, then blurred, and enlarged with bilinear sampling when it is
  /// drawn.
  private func blurred(
    _ target: CairoSurface, part: CGRect, deviation: CGFloat, saturation: CGFloat
  ) throws -> (copy: CairoSurface, factor: CGFloat) {
    var copy = try Self.copy(target, part: part, halved: deviation >= 8)
    var factor: CGFloat = deviation >= 8 ? 2 : 1
    while deviation / factor >= 8 {
      let whole = CGRect(x: 0, y: 0, width: copy.width, height: copy.height)
      copy = try Self.copy(copy, part: whole, halved: true)
      factor *= 2
    }
    // Downsampling and enlarging blur too, by a variance of about `factor * factor / 4`.
    let smoothing = factor == 1 ? 0 : factor * factor / 4
    let rest = max(0, deviation * deviation - smoothing).squareRoot() / factor
    try GaussianBlur(deviation: rest, saturation: saturation).apply(to: copy)
    return (copy, factor)
  }

  private static func copy(
    _ surface: CairoSurface, part: CGRect, halved: Bool
  ) throws -> CairoSurface {
    let factor = halved ? 2 : 1
    let width = Int(part.width)
    let height = Int(part.height)
    let copy = try CairoSurface(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    let context = try CairoContext(copy)
    try surface.withPixels { pixels, rowLength in
      // With a surface of its own, the edge pixels of the part are extended instead of its
      // surroundings.
      let first = pixels + Int(part.minY) * rowLength + Int(part.minX)
      let source = try CairoSurface(
        borrowing: first, width: width, height: height, rowLength: rowLength)
      try context.withState {
        // Halfway between two pixels, bilinear sampling is the mean of four.
        context.transform = .scaling(x: 1 / CGFloat(factor), y: 1 / CGFloat(factor))
        context.setSource(source, origin: .zero, sampling: halved ? .bilinear : .nearest)
        context.setReplaces(true)
        context.paint()
        try context.checkStatus("Copying what lies below a translucent bar")
      }
    }
    return copy
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
