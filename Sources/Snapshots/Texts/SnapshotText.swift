/// The text of a snapshot: the frames of the views and, if there is one, the display list.
package struct SnapshotText: Sendable, Equatable {
  /// The root views, one for each window.
  package var frames: [ViewNode]
  /// The text of the display list; `nil` if there is none.
  package var drawing: String?

  /// Creates a text.
  package init(frames: [ViewNode], drawing: String? = nil) {
    self.frames = frames
    self.drawing = drawing
  }

  private static let framesTitle = "# frames"
  private static let drawingTitle = "# drawing"

  /// The text for a golden file.
  package var description: String {
    var lines = [Self.framesTitle] + frames.flatMap { $0.lines() }
    if let drawing {
      lines.append(Self.drawingTitle)
      lines += drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Parses the text of a golden file; `nil` if it has no frames or a line is invalid.
  package init?(parsing text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.first.map(String.init) == Self.framesTitle else { return nil }
    let title = lines.firstIndex { $0 == Self.drawingTitle }
    guard let frames = ViewNode.nodes(parsing: lines[1..<(title ?? lines.count)]) else {
      return nil
    }
    self.frames = frames
    drawing = title.map { lines[($0 + 1)...].joined(separator: "\n") }
  }
}
