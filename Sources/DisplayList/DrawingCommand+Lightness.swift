public import Foundation

extension Color {
  /// The luma of the color, 0 through 1, regardless of its opacity.
  ///
  /// - Source: the luma of ITU-R BT.709.
  public var lightness: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Returns the inverted color if it is a gray; any other color is unchanged.
  func exchangingLightAndDark() -> Color {
    guard spread >= 0.02 else { return Color(white: 1 - lightness, alpha: alpha) }
    return self
  }

  /// The chroma of the color, 0 through 1.
  private var spread: CGFloat { max(red, green, blue) - min(red, green, blue) }

  /// Returns the color, lightened if it is a blue or violet that is too dark to be legible over
  /// dark content.
  ///
  /// The dark variants of the system's tints are lightened in this way; the limits are chosen by
  /// eye. Other hues are unchanged: a lightened red is no longer the red of a badge.
  func readableOverDark() -> Color {
    guard spread > 0.25, blue > max(red, green), lightness < 0.5 else { return self }
    let white = (0.5 - lightness) / (1 - lightness)
    return Color(
      red: red + (1 - red) * white, green: green + (1 - green) * white,
      blue: blue + (1 - blue) * white, alpha: alpha)
  }
}

extension DrawingCommand {
  /// Returns the command with its blue text and symbols lightened where they would be too dark over
  /// dark content.
  func readableOverDark() -> DrawingCommand {
    switch self {
    case .glyphs(var run):
      run.color = run.color.readableOverDark()
      return .glyphs(run)
    case .fill(let path, .color(let color)):
      return .fill(path, .color(color.readableOverDark()))
    case .group(var group):
      group.commands = group.commands.map { $0.readableOverDark() }
      return .group(group)
    case .fill, .stroke, .image, .backdrop, .adaptive: return self
    }
  }

  /// Returns the command with every gray inverted; other colors and bitmaps are unchanged.
  func exchangingLightAndDark() -> DrawingCommand {
    switch self {
    case .fill(let path, .color(let color)):
      return .fill(path, .color(color.exchangingLightAndDark()))
    case .fill(let path, .linearGradient(let start, let end, let stops)):
      let stops = stops.map {
        GradientStop(location: $0.location, color: $0.color.exchangingLightAndDark())
      }
      return .fill(path, .linearGradient(from: start, to: end, stops: stops))
    case .fill(let path, .radialGradient(var gradient)):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.exchangingLightAndDark()
      }
      return .fill(path, .radialGradient(gradient))
    case .stroke(let path, let color, let width, let style):
      return .stroke(path, color.exchangingLightAndDark(), width: width, style: style)
    case .glyphs(var run):
      run.color = run.color.exchangingLightAndDark()
      return .glyphs(run)
    case .image: return self
    case .backdrop(var backdrop):
      backdrop.tint = backdrop.tint.exchangingLightAndDark()
      // Dark glass is never completely black; the limit is chosen by eye.
      if backdrop.tint.lightness < 0.14 {
        backdrop.tint = Color(white: 0.14, alpha: backdrop.tint.alpha)
      }
      return .backdrop(backdrop)
    case .adaptive(let choice):
      return .adaptive(
        Adaptive(area: choice.area, onLight: choice.onDark, onDark: choice.onLight))
    case .group(var group):
      group.commands = group.commands.map { $0.exchangingLightAndDark() }
      return .group(group)
    }
  }
}
