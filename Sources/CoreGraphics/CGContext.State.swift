import DisplayList
import Foundation

extension CGContext {
  /// What ``saveGState()`` remembers.
  struct State {
    var transform: CGAffineTransform = .identity
    /// The clips in force, in the context's first space, outermost first.
    var clips: [Clip] = []
    var fillColor: Color = .init(white: 0)
    var strokeColor: Color = .init(white: 0)
    var lineWidth: CGFloat = 1
    var lineStyle = StrokeStyle()
    var alpha: CGFloat = 1
    var blend = BlendMode.normal
    /// The shadow, in the context's first space.
    var shadow: Shadow?
  }

  /// What limits drawing, in the context's first space.
  enum Clip: Equatable {
    case path(Path)
    case mask(Bitmap, CGRect, Transform)

    /// Commands that are drawn within the clip.
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

  /// Commands that are drawn within the same clips.
  struct Run {
    var clips: [Clip]
    var commands: [DrawingCommand]
  }
}
