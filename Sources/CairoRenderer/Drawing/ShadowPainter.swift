import DisplayList
import Foundation

/// Draws the shadows that commands cast.
struct ShadowPainter {
  /// The context, in whose user space the commands are.
  let context: CairoContext
  /// Opens the font file at a path.
  let face: (String) throws -> CairoFontFace

  /// Draws the shadow of commands, without the commands.
  func draw(_ shadow: Shadow, of commands: [DrawingCommand]) throws {
    guard shadow.color.alpha > 0 else { return }
    let caster = shadow.shape.map { [DrawingCommand.fill($0, .color(Color(white: 0)))] } ?? commands
    let transform = Transform.translation(x: shadow.offset.width, y: shadow.offset.height)
      .concatenating(context.transform)
    let determinant = abs(transform.a * transform.d - transform.b * transform.c)
    let blurRadius = shadow.blurRadius * determinant.squareRoot()
    // On the largest canvas, wider blurs look the same.
    let deviation = blurRadius.isFinite ? max(0, min(blurRadius, 1024)) : 0
    guard let extent = caster.extent(of: .anything) else { return }
    let reach = (3 * deviation).rounded(.up) + 1
    // Drawing that is farther from the visible area than the blur's reach does not affect it.
    let visible = Path(context.clipExtent).applying(context.transform).boundingBox ?? .zero
    let region = (Path(extent).applying(transform).boundingBox ?? .zero)
      .insetBy(dx: -reach, dy: -reach)
      .intersection(visible.insetBy(dx: -reach, dy: -reach))
    guard !region.isNull, region.width > 0, region.height > 0 else { return }
    let pixels = region.integral
    let surface = try CairoSurface(width: Int(pixels.width), height: Int(pixels.height))
    let pen = try CairoContext(surface)
    pen.transform = transform.concatenating(.translation(x: -pixels.minX, y: -pixels.minY))
    try CommandPainter(context: pen, face: face).draw(caster)
    try pen.checkStatus("Drawing a shadow of \(Int(pixels.width)) by \(Int(pixels.height)) pixels")
    // Only the alpha channel is used, so the saturation does not matter.
    if deviation > 0 { try GaussianBlur(deviation: deviation, saturation: 1).apply(to: surface) }
    context.withState {
      context.transform = .identity
      context.setSource(shadow.color)
      context.mask(surface, origin: pixels.origin)
    }
  }
}
