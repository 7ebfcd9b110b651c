import CoreGraphics
import DisplayList

/// The contents of a layer: an image, or a recording for a size.
struct LayerDrawing {
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var gravity = CALayerContentsGravity.resize
  var scale: CGFloat = 1
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false
  /// The area to which drawing is limited.
  var extent = LayerDrawingExtent.bounds
  /// The commands, in the layer's coordinates, and the bounds for which they were recorded.
  var recording: (commands: [DrawingCommand], bounds: CGRect)?

  /// Replaces the drawing with an image.
  mutating func setContents(_ contents: Any?) {
    self.contents = contents
    recording = nil
    needsDisplay = false
  }

  /// Returns the visible part of a drawing: Core Animation draws into an image of the size of the bounds.
  ///
  /// Most drawings are inside the bounds anyway, so they need no clip.
  func kept(_ commands: [DrawingCommand], in bounds: CGRect) -> [DrawingCommand] {
    guard extent != .anywhere,
      let extent = commands.extent(of: extent == .lines ? .line : .anything),
      !bounds.insetBy(dx: -0.01, dy: -0.01).contains(extent)
    else { return commands }
    return [.group(Group(clip: Path(bounds), commands: commands))]
  }

  /// Returns the commands of a layer with `bounds`.
  func commands(in bounds: CGRect) -> [DrawingCommand] {
    guard !bounds.isEmpty else { return [] }
    if let image = contents as? CGImage { return picture(image, in: bounds) }
    guard let recording, !recording.commands.isEmpty else { return [] }
    let old = recording.bounds
    guard old.size != bounds.size, !old.isEmpty else { return recording.commands }
    // The bounds have changed since: the drawing is positioned as an image of it would be.
    let place = gravity.contentsFrame(old.size, in: bounds)
    let transform = CGAffineTransform(translationX: -old.minX, y: -old.minY)
      .concatenating(
        CGAffineTransform(scaleX: place.width / old.width, y: place.height / old.height)
      )
      .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
    return [.group(Group(transform: transform.displayTransform, commands: recording.commands))]
  }

  private func picture(_ image: CGImage, in bounds: CGRect) -> [DrawingCommand] {
    let part = CGRect(
      x: image.source.minX + contentsRect.minX * image.source.width,
      y: image.source.minY + contentsRect.minY * image.source.height,
      width: contentsRect.width * image.source.width,
      height: contentsRect.height * image.source.height)
    guard !part.isEmpty, scale > 0 else { return [] }
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    return [.image(image.bitmap, source: part, in: gravity.contentsFrame(size, in: bounds))]
  }
}
