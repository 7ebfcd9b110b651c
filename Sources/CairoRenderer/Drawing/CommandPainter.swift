import DisplayList
import Foundation

/// Executes drawing commands in a context.
struct CommandPainter {
  /// The context, in whose user space the commands are.
  let context: CairoContext
  /// Opens the font file at a path.
  let face: (String) throws -> CairoFontFace

  /// Draws commands in order.
  func draw(_ commands: [DrawingCommand]) throws {
    for command in commands {
      switch command {
      case .fill(let path, let paint): fill(path, paint)
      case .stroke(let path, let color, let width, let style):
        context.setSource(color)
        context.stroke(path, width: width, style: style)
      case .glyphs(let run): try draw(run)
      case .image(let bitmap, let source, let rect):
        try ImagePainter(context: context).draw(bitmap, source: source, in: rect)
      case .backdrop(let backdrop): try BackdropPainter(context: context).draw(backdrop)
      case .adaptive(let choice):
        let isDark = try BackdropLightness(context: context).isDark(in: choice.area)
        try draw(isDark ? choice.onDark : choice.onLight)
      case .group(let group): try draw(group)
      }
    }
  }

  private func fill(_ path: Path, _ paint: Paint) {
    switch paint {
    case .color(let color): context.setSource(color)
    case .linearGradient(let start, let end, let stops):
      context.setSource(gradientFrom: start, to: end, stops: stops)
    case .radialGradient(let gradient): context.setSource(gradient)
    }
    guard context.blendMode.isUnbounded else { return context.fill(path) }
    // Clipped to the path, an unbounded operator changes nothing outside it, as in Core Graphics.
    context.withState {
      context.clip(to: path)
      context.paint()
    }
  }

  private func draw(_ group: Group) throws {
    // A group with a singular transform draws nothing; cairo would report an error.
    guard group.opacity > 0, group.transform.inverted() != nil else { return }
    try context.withState {
      context.concatenate(group.transform)
      if let clip = group.clip { context.clip(to: clip) }
      if group.blend != .normal { context.blendMode = group.blend }
      if group.opacity < 1 {
        try context.withOpacity(group.opacity) { try drawMasked(group) }
      } else {
        try drawMasked(group)
      }
    }
  }

  private func drawMasked(_ group: Group) throws {
    guard let mask = group.mask else { return try drawShadowed(group) }
    try context.withMask {
      try draw(mask)
    } _: {
      try drawShadowed(group)
    }
  }

  private func drawShadowed(_ group: Group) throws {
    if let shadow = group.shadow {
      try ShadowPainter(context: context, face: face).draw(shadow, of: group.commands)
    }
    try draw(group.commands)
  }

  private func draw(_ run: GlyphRun) throws {
    let transform = context.transform
    guard run.size > 0, !run.glyphs.isEmpty else { return }
    let face = try face(run.fontPath)
    let isUpright = transform.b == 0 && transform.c == 0
    let glyphs = zip(run.glyphs, run.positions).map { number, position in
      var place = transform.apply(to: position)
      if isUpright {
        place.x = (place.x + 0.5).rounded(.down)
        place.y = (place.y + 0.5).rounded(.down)
      }
      // An index beyond the file's glyphs becomes the glyph for missing characters.
      return CairoGlyph(number: number < face.glyphCount ? number : 0, position: place)
    }
    context.setSource(run.color)
    context.show(
      glyphs, of: face,
      matrix: Transform(
        a: transform.a * run.size, b: transform.b * run.size, c: transform.c * run.size,
        d: transform.d * run.size, tx: 0, ty: 0))
  }
}
