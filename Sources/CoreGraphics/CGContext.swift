package import DisplayList
public import Foundation

/// A drawing destination, which records drawing as commands of a display list.
///
/// Contexts come from UIKit and QuartzCore; as in theirs, the origin is the top left corner and y
/// grows downward. Nothing is rendered while drawing: ``commands`` can be drawn later at any scale.
/// An image context draws its commands into pixels when these are read.
public final class CGContext {
  var state = State()
  private var saved: [State] = []
  private var runs: [Run] = []
  /// The current path, in the context's first space, as the transform may change.
  var currentPath = Path()
  /// The pixels of an image context.
  let store: BitmapStore?
  /// The area that is drawn to, in the context's base space; `nil` if it is unknown.
  private let canvas: CGRect?

  /// Creates an empty recording.
  ///
  /// - Parameter canvas: The area that is drawn to, in points; `nil` if it is not known.
  package init(canvas: CGRect? = nil) {
    self.canvas = canvas
    store = nil
  }

  /// Creates a context that draws into pixels.
  init(_ store: BitmapStore) {
    self.store = store
    canvas = CGRect(origin: .zero, size: store.size)
  }

  /// What was drawn so far, in the context's base space.
  package var commands: [DrawingCommand] {
    runs.flatMap { run in
      run.clips.reversed().reduce(run.commands) { [.group($1.group($0))] }
    }
  }

  /// Whether nothing was drawn.
  package var isEmpty: Bool { runs.isEmpty }

  /// Discards what was recorded; the state is unchanged.
  func discardRecording() { runs = [] }

  /// Records a command given in the current space.
  package func append(_ command: DrawingCommand) {
    var command = command
    if !state.transform.isIdentity || state.alpha < 1 || state.blend != .normal {
      command = .group(
        Group(
          transform: state.transform.displayTransform, opacity: state.alpha, blend: state.blend,
          commands: [command]))
    }
    if let shadow = state.shadow {
      command = .group(Group(shadow: shadow, commands: [command]))
    }
    if let last = runs.indices.last, runs[last].clips == state.clips {
      runs[last].commands.append(command)
    } else {
      runs.append(Run(clips: state.clips, commands: [command]))
    }
    // The app may read its memory at any time.
    if let store, store.isShared { flush() }
  }

  /// Draws glyphs, their positions in the current space.
  package func draw(_ glyphs: GlyphRun) {
    append(.glyphs(glyphs))
  }

  /// Draws an image with its top at the top, unlike ``draw(_:in:)``.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    append(.image(image.bitmap, source: image.source, in: rect))
  }

  // MARK: State

  /// Remembers transform, clip, colors, line style, shadow, blend mode and alpha until
  /// ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
  }

  /// Restores the state that the last ``saveGState()`` saved.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from the current space to the context's base space.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin of the user space, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales subsequent drawing by `sx` and `sy`.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Rotates subsequent drawing by an angle, in radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Prepends a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The rectangle around the clipping area, in the current space.
  ///
  /// - Returns: An infinite rectangle without a clip in a context whose size is not known.
  public var boundingBoxOfClipPath: CGRect {
    var area = canvas
    for clip in state.clips {
      guard let box = clip.boundingBox else { return .null }
      area = area.map { $0.intersection(box) } ?? box
    }
    guard let area else { return .infinite }
    return area.isNull ? area : area.applying(state.transform.inverted())
  }

  /// The area to fill where all is filled, in the current space.
  var everything: Path {
    let box = boundingBoxOfClipPath
    // Larger coordinates are far outside a screen, and the drawing library does not support them.
    let limit: CGFloat = 1e5
    guard box.width < limit, box.height < limit else {
      return Path(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    }
    return Path(box)
  }
}
