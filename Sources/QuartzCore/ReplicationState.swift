import CoreGraphics
import DisplayList
import Foundation

/// The stored state of a replicator layer.
struct ReplicationState {
  var count = 1
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = Self.white
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0

  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// Returns the drawing of a copy, multiplied by its color.
  ///
  /// S14.35: Each copy adds one `instanceTransform` about the anchor point, the color offsets, and a delay of
  /// `instanceDelay` to the one before.
  func colored(_ commands: [DrawingCommand], index: Int) -> [DrawingCommand] {
    guard !commands.isEmpty, let color = color?.displayColor else { return commands }
    func part(_ value: CGFloat, _ offset: Float) -> CGFloat {
      min(max(value + CGFloat(offset) * CGFloat(index), 0), 1)
    }
    let tint = Color(
      red: part(color.red, redOffset), green: part(color.green, greenOffset),
      blue: part(color.blue, blueOffset), alpha: part(color.alpha, alphaOffset))
    let product = tint == Color(white: 1) ? commands : commands.map { $0.multiplied(by: tint) }
    return tint.alpha < 1 ? [.group(Group(opacity: tint.alpha, commands: product))] : product
  }
}

extension DrawingCommand {
  /// Returns the command with its colors multiplied by a tint, except for the opacity and images.
  fileprivate func multiplied(by tint: Color) -> DrawingCommand {
    func product(_ color: Color) -> Color {
      Color(
        red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
        alpha: color.alpha)
    }
    switch self {
    case .fill(let path, .color(let color)): return .fill(path, .color(product(color)))
    case .fill(let path, .linearGradient(let start, let end, let stops)):
      let stops = stops.map { GradientStop(location: $0.location, color: product($0.color)) }
      return .fill(path, .linearGradient(from: start, to: end, stops: stops))
    case .fill(let path, .radialGradient(var gradient)):
      for index in gradient.stops.indices {
        gradient.stops[index].color = product(gradient.stops[index].color)
      }
      return .fill(path, .radialGradient(gradient))
    case .stroke(let path, let color, let width, let style):
      return .stroke(path, product(color), width: width, style: style)
    case .glyphs(var run):
      run.color = product(run.color)
      return .glyphs(run)
    case .group(var group):
      group.commands = group.commands.map { $0.multiplied(by: tint) }
      return .group(group)
    case .image, .backdrop, .adaptive: return self
    }
  }
}
