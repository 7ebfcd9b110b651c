import Foundation

/// Writes display lists as text that is the same on every machine.
///
/// It has one command per line, indented groups, numbers with at most three decimals, and no file
/// paths.
struct TextForm {
  private(set) var lines: [String] = []

  /// Writes commands that are nested in `depth` groups.
  mutating func write(_ commands: [DrawingCommand], depth: Int = 0) {
    for command in commands {
      lines.append(String(repeating: "  ", count: depth) + Self.line(command))
      switch command {
      case .group(let group):
        write(group.commands, depth: depth + 1)
        guard let mask = group.mask else { continue }
        lines.append(String(repeating: "  ", count: depth) + "masked by")
        write(mask, depth: depth + 1)
      case .adaptive(let choice):
        write(choice.onLight, depth: depth + 1)
        lines.append(String(repeating: "  ", count: depth) + "or where it is dark")
        write(choice.onDark, depth: depth + 1)
      default: break
      }
    }
  }

  /// Returns a command's own line, without the commands inside a group.
  private static func line(_ command: DrawingCommand) -> String {
    switch command {
    case .fill(let path, let paint):
      "fill \(outline(path)) \(self.paint(paint))"
    case .stroke(let path, let color, let width, let style):
      "stroke \(outline(path)) \(self.color(color)) width \(number(width))\(words(style))"
    case .glyphs(let run):
      glyphs(run)
    case .image(let bitmap, let source, let rect):
      image(bitmap, source: source, in: rect)
    case .backdrop(let backdrop):
      "backdrop \(outline(backdrop.path)) blur \(number(backdrop.blurRadius))"
        + " saturation \(number(backdrop.saturation)) tint \(color(backdrop.tint))"
    case .adaptive(let choice):
      "by the lightness of \(rect(choice.area))"
    case .group(let group):
      self.group(group)
    }
  }

  private static func glyphs(_ run: GlyphRun) -> String {
    let head =
      "text \(quoted(run.text)) \(lastComponent(run.fontPath)) \(number(run.size))"
      + " \(color(run.color))"
    guard let origin = run.positions.first else { return head }
    let isLevel = run.positions.allSatisfy { number($0.y) == number(origin.y) }
    let places = zip(run.glyphs, run.positions).map { glyph, position in
      isLevel
        ? "\(glyph)@\(number(position.x - origin.x))"
        : "\(glyph)@\(number(position.x - origin.x)),\(number(position.y - origin.y))"
    }
    return "\(head) at \(point(origin)) glyphs \(places.joined(separator: " "))"
  }

  private static func image(_ bitmap: Bitmap, source: CGRect, in rect: CGRect) -> String {
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let part = source == whole ? "" : " part \(self.rect(source))"
    return "image \(quoted(lastComponent(bitmap.name))) \(bitmap.width)x\(bitmap.height)\(part)"
      + " in \(self.rect(rect))"
  }

  private static func group(_ group: Group) -> String {
    var words = ["group"]
    if let transform = transform(group.transform) { words.append(transform) }
    if let clip = group.clip { words.append("clip \(outline(clip))") }
    if group.opacity != 1 { words.append("opacity \(number(group.opacity))") }
    if group.blend != .normal { words.append("blend \(group.blend.rawValue)") }
    if let shadow = group.shadow { words.append(self.words(shadow)) }
    return words.joined(separator: " ")
  }

  private static func transform(_ transform: Transform) -> String? {
    if transform == .identity { return nil }
    let isMove =
      transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    if isMove { return "move \(number(transform.tx)) \(number(transform.ty))" }
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "matrix \(numbers.map(number).joined(separator: " "))"
  }

  private static func words(_ shadow: Shadow) -> String {
    let shape = shadow.shape.map { " of \(outline($0))" } ?? ""
    return "shadow \(color(shadow.color)) offset \(number(shadow.offset.width))"
      + " \(number(shadow.offset.height)) blur \(number(shadow.blurRadius))\(shape)"
  }

  /// Returns the properties that differ from the default style.
  private static func words(_ style: StrokeStyle) -> String {
    var words = ""
    if style.cap != .butt { words += " cap \(style.cap.rawValue)" }
    if style.join != .miter { words += " join \(style.join.rawValue)" }
    if style.miterLimit != 10 { words += " miter \(number(style.miterLimit))" }
    if !style.dashes.isEmpty {
      words += " dashes \(style.dashes.map(number).joined(separator: " "))"
      if style.dashPhase != 0 { words += " phase \(number(style.dashPhase))" }
    }
    return words
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    "stops " + stops.map { "\(number($0.location)) \(color($0.color))" }.joined(separator: ", ")
  }

  private static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return self.color(color)
    case .linearGradient(let start, let end, let stops):
      return "gradient \(point(start)) to \(point(end)) \(self.stops(stops))"
    case .radialGradient(let gradient):
      return "radial gradient \(point(gradient.start)) radius \(number(gradient.startRadius))"
        + " to \(point(gradient.end)) radius \(number(gradient.endRadius))"
        + " \(stops(gradient.stops))"
    }
  }

  private static func outline(_ path: Path) -> String {
    if path.isEvenOdd { return "even-odd \(outline(path.filled(evenOdd: false)))" }
    if let rectangle = path.rectangle { return "rect \(rect(rectangle))" }
    let steps = path.elements.map { element in
      switch element {
      case .move(let end): "M \(point(end))"
      case .line(let end): "L \(point(end))"
      case .curve(let end, let control1, let control2):
        "C \(point(control1)) \(point(control2)) \(point(end))"
      case .close: "Z"
      }
    }
    return (["path"] + steps).joined(separator: " ")
  }

  private static func rect(_ rect: CGRect) -> String {
    "\(point(rect.origin)) \(number(rect.width)) \(number(rect.height))"
  }

  private static func point(_ point: CGPoint) -> String {
    "\(number(point.x)) \(number(point.y))"
  }

  /// Returns a color as `#RRGGBB`, or as three numbers if eight bits are not exact; `/alpha`
  /// follows if it is not 1.
  static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue]
    let bytes = parts.map { ($0 * 255).rounded() }
    let isExact = zip(parts, bytes).allSatisfy { part, byte in
      (0...255).contains(byte) && abs(part * 255 - byte) < 0.01
    }
    let text =
      isExact
      ? "#" + bytes.map { hexadecimal(Int($0)) }.joined()
      : "rgb(\(parts.map(number).joined(separator: " ")))"
    return color.alpha == 1 ? text : "\(text)/\(number(color.alpha))"
  }

  private static func hexadecimal(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// Returns a number with at most three decimals, never `-0`.
  static func number(_ value: CGFloat) -> String {
    if value.isNaN { return "nan" }
    let thousandths = (value * 1000).rounded()
    // Larger numbers have no meaningful thousandths and may not fit an integer.
    guard abs(thousandths) < 1e15 else { return value < 0 ? "-huge" : "huge" }
    let (whole, rest) = Int(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var decimals = String(1000 + rest).dropFirst()
      while decimals.hasSuffix("0") { decimals.removeLast() }
      text += ".\(decimals)"
    }
    return text
  }

  /// Returns text in quotation marks, escaped to fit on one line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        let category = scalar.properties.generalCategory
        switch category {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
          result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension DisplayList: CustomStringConvertible {
  /// The text form: the canvas, then one command per line, the same on every machine.
  public var description: String {
    var form = TextForm()
    form.write(commands)
    let canvas =
      "canvas \(TextForm.number(size.width)) \(TextForm.number(size.height))"
      + " scale \(TextForm.number(scale))"
    return ([canvas] + form.lines).joined(separator: "\n") + "\n"
  }
}

extension DrawingCommand: CustomStringConvertible {
  /// The command's line in a display list's text form, followed by the commands that it contains.
  public var description: String {
    var form = TextForm()
    form.write([self])
    return form.lines.joined(separator: "\n")
  }
}
