public import Foundation

extension Color {
  /// How light the colour looks, 0 through 1, whatever its opacity.
  ///
  /// - Source: the luma of ITU-R BT.709.
  public var lightness: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The colour with black for white if it is a grey; a hue stays.
  func exchangingLightAndDark() -> Color {
    guard max(red, green, blue) - min(red, green, blue) < 0.02 else { return self }
    return Color(white: 1 - lightness, alpha: alpha)
  }
}

extension DrawingCommand {
  /// The command with black for white in every grey; hues and pictures stay.
  func exchangingLightAndDark() -> DrawingCommand {
    switch self {
    case .fill(let path, .color(let color)):
      return .fill(path, .color(color.exchangingLightAndDark()))
    case .fill(let path, .linearGradient(let start, let end, let stops)):
      let stops = stops.map {
        GradientStop(location: $0.location, color: $0.color.exchangingLightAndDark())
      }
      return .fill(path, .linearGradient(from: start, to: end, stops: stops))
    case .stroke(let path, let color, let width):
      return .stroke(path, color.exchangingLightAndDark(), width: width)
    case .glyphs(var run):
      run.color = run.color.exchangingLightAndDark()
      return .glyphs(run)
    case .image: return self
    case .backdrop(var backdrop):
      backdrop.tint = backdrop.tint.exchangingLightAndDark()
      // Dark glass is never quite black; by eye.
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
