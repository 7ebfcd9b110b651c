import CCairo
import DisplayList
import Foundation

/// A drawing context on a surface: its graphics state, paths, sources and operators.
///
/// Corresponding C type: `cairo_t`.
final class CairoContext {
  private let pointer: OpaquePointer

  /// Creates a context that draws on a surface.
  init(_ surface: CairoSurface) throws(RenderingError) {
    pointer = cairo_create(surface.pointer)
    try check(cairo_status(pointer), "Beginning to draw")
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throws an error if any drawing so far failed.
  func checkStatus(_ attempt: String) throws(RenderingError) {
    try check(cairo_status(pointer), attempt)
  }

  // MARK: State

  /// Calls `body`, and restores the graphics state afterward.
  func withState(_ body: () throws -> Void) rethrows {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Calls `body`, and composites its drawing as one group with `opacity`.
  func withOpacity(_ opacity: CGFloat, _ body: () throws -> Void) rethrows {
    cairo_push_group(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
    defer {
      cairo_pop_group_to_source(pointer)
      cairo_paint_with_alpha(pointer, opacity)
    }
    try body()
  }

  /// Calls `body`, and composites its drawing as one group through the alpha channel of what `mask`
  /// draws.
  func withMask(_ mask: () throws -> Void, _ body: () throws -> Void) rethrows {
    func group(_ body: () throws -> Void) rethrows -> OpaquePointer? {
      cairo_push_group(pointer)
      cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
      do {
        try body()
      } catch {
        cairo_pattern_destroy(cairo_pop_group(pointer))
        throw error
      }
      return cairo_pop_group(pointer)
    }
    let drawing = try group(body)
    defer { cairo_pattern_destroy(drawing) }
    let shape = try group(mask)
    defer { cairo_pattern_destroy(shape) }
    cairo_set_source(pointer, drawing)
    cairo_mask(pointer, shape)
  }

  /// Paints the source through the alpha channel of a surface whose top-left corner is at `origin`.
  func mask(_ surface: CairoSurface, origin: CGPoint) {
    cairo_mask_surface(pointer, surface.pointer, origin.x, origin.y)
  }

  /// The current transformation matrix, from user space to pixels.
  var transform: Transform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(pointer, &matrix)
      return Transform(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
    set {
      var matrix = newValue.cairoMatrix
      cairo_set_matrix(pointer, &matrix)
    }
  }

  /// Concatenates a transform with the current one, so that it applies first.
  func concatenate(_ transform: Transform) {
    var matrix = transform.cairoMatrix
    cairo_transform(pointer, &matrix)
  }

  /// Intersects the clip region with the interior of a path.
  func clip(to path: Path) {
    outline(path)
    cairo_set_fill_rule(pointer, path.cairoRule)
    cairo_clip(pointer)
  }

  /// The bounding box of the clip region, in user space.
  var clipExtent: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Sources

  /// Sets the source to a color.
  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      pointer, color.red.part, color.green.part, color.blue.part, color.alpha.part)
  }

  /// Sets the source to a linear gradient.
  func setSource(gradientFrom start: CGPoint, to end: CGPoint, stops: [GradientStop]) {
    setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops: stops)
  }

  /// Sets the source to a radial gradient.
  func setSource(_ gradient: RadialGradient) {
    setSource(
      cairo_pattern_create_radial(
        gradient.start.x, gradient.start.y, max(0, gradient.startRadius), gradient.end.x,
        gradient.end.y, max(0, gradient.endRadius)), stops: gradient.stops)
  }

  private func setSource(_ pattern: OpaquePointer?, stops: [GradientStop]) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location.part, stop.color.red.part, stop.color.green.part,
        stop.color.blue.part, stop.color.alpha.part)
    }
    cairo_set_source(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The resampling filters for bitmaps.
  enum Sampling {
    /// The value of the nearest pixel.
    case nearest
    /// Bilinear interpolation, for images that are enlarged.
    case bilinear
    /// The average of the pixels that are covered, for images that are reduced.
    case good
  }

  /// Sets the source to a surface whose top-left corner is at `origin` and whose edge pixels extend
  /// infinitely.
  func setSource(_ surface: CairoSurface, origin: CGPoint, sampling: Sampling) {
    cairo_set_source_surface(pointer, surface.pointer, origin.x, origin.y)
    let pattern = cairo_get_source(pointer)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let filter =
      switch sampling {
      case .nearest: CAIRO_FILTER_NEAREST
      case .bilinear: CAIRO_FILTER_BILINEAR
      case .good: CAIRO_FILTER_GOOD
      }
    cairo_pattern_set_filter(pattern, filter)
  }

  /// Sets whether drawing replaces the destination instead of being composited over it.
  func setReplaces(_ replaces: Bool) {
    cairo_set_operator(pointer, replaces ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
  }

  /// The blend mode of subsequent drawing.
  var blendMode: BlendMode {
    get { BlendMode(cairo_get_operator(pointer)) }
    set { cairo_set_operator(pointer, newValue.cairoOperator) }
  }

  // MARK: Drawing

  /// Fills the interior of a path with the source.
  func fill(_ path: Path) {
    outline(path)
    cairo_set_fill_rule(pointer, path.cairoRule)
    cairo_fill(pointer)
  }

  /// Strokes a path with the source; `width` is in user space.
  func stroke(_ path: Path, width: CGFloat, style: StrokeStyle) {
    outline(path)
    cairo_set_line_width(pointer, width)
    cairo_set_line_cap(pointer, style.cap.cairoCap)
    cairo_set_line_join(pointer, style.join.cairoJoin)
    cairo_set_miter_limit(pointer, max(1, style.miterLimit))
    // Dashes that are negative or all zero put cairo into an error state, in which it draws
    // nothing.
    let dashes = style.dashes.map { Double(max(0, $0)) }
    let isDashed = dashes.contains { $0 > 0 }
    cairo_set_dash(pointer, dashes, isDashed ? Int32(dashes.count) : 0, style.dashPhase)
    cairo_stroke(pointer)
  }

  /// Fills the clip region with the source.
  func paint() {
    cairo_paint(pointer)
  }

  /// Draws glyphs at positions in pixels.
  ///
  /// - Parameter matrix: The transform from the em square, y downward, to pixels.
  func show(_ glyphs: [CairoGlyph], of face: CairoFontFace, matrix: Transform) {
    withState {
      transform = .identity
      var fontMatrix = matrix.cairoMatrix
      cairo_set_font_face(pointer, face.pointer)
      cairo_set_font_matrix(pointer, &fontMatrix)
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_set_font_options(pointer, options)
      cairo_font_options_destroy(options)
      let glyphs = glyphs.map { glyph in
        cairo_glyph_t(index: UInt(glyph.number), x: glyph.position.x, y: glyph.position.y)
      }
      cairo_show_glyphs(pointer, glyphs, Int32(glyphs.count))
    }
  }

  /// Calls `body` with the current target surface and its offset, in pixels.
  func withTarget(_ body: (CairoSurface, _ origin: CGPoint) throws -> Void) throws {
    guard let target = cairo_get_group_target(pointer),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else {
      throw RenderingError(.drawing, "Reading back what is drawn failed: it is not in memory.")
    }
    var shiftX = 0.0
    var shiftY = 0.0
    cairo_surface_get_device_offset(target, &shiftX, &shiftY)
    try body(
      CairoSurface(sharing: target), CGPoint(x: -shiftX, y: -shiftY))
  }

  private func outline(_ path: Path) {
    cairo_new_path(pointer)
    for element in path.elements {
      switch element {
      case .move(let end):
        cairo_move_to(pointer, end.x.place, end.y.place)
      case .line(let end):
        cairo_line_to(pointer, end.x.place, end.y.place)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(
          pointer, control1.x.place, control1.y.place, control2.x.place, control2.y.place,
          end.x.place, end.y.place)
      case .close:
        cairo_close_path(pointer)
      }
    }
  }
}

extension Transform {
  fileprivate var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension CGFloat {
  /// A color component clamped to cairo's range.
  fileprivate var part: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

  /// A coordinate in the range of cairo's fixed-point numbers; infinite rectangles are ordinary.
  fileprivate var place: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
