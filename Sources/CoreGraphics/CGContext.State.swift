import DisplayList
import Foundation

extension CGContext {
  /// The graphics state that ``saveGState()`` saves.
  struct State {
    var transform: CGAffineTransform = .identity
    /// The current clips, in the context's base space, outermost first.
    var clips: [Clip] = []
    var fillColor: Color = .init(white: 0)
    var strokeColor: Color = .init(white: 0)
    var lineWidth: CGFloat = 1
    var lineStyle = StrokeStyle()
    var alpha: CGFloat = 1
    var blend = BlendMode.normal
    /// The shadow, in the context's base space.
    var shadow: Shadow?
  }

  /// A clip, in the context's base space.
  enum Clip: Equatable {
    case path(Path)
    case mask(Bitmap, CGRect, Transform)

    /// Returns commands as a group that the clip limits.
    func group(_ commands: [DrawingCommand]) -> Group {
      switch self {
      case .path(let path): Group(clip: path, commands: commands)
      case .mask(let bitmap, let rect, let transform):
        Group(
          mask: [
            .group(
              Group(
                transform: transform,
                commands: [
                  .image(
                    bitmap,
                    source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), in: rect
                  )
                ]))
          ], commands: commands)
      }
    }

    var boundingBox: CGRect? {
      switch self {
      case .path(let path): path.boundingBox
      case .mask(_, let rect, let transform): transform.apply(to: rect)
      }
    }
  }

  /// Consecutive commands with the same clips.
  struct Run {
    var clips: [Clip]
    var commands: [DrawingCommand]
  }
}
