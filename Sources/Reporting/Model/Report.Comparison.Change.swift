extension Report.Comparison {
  /// A difference between a view in the reference and in the actual picture.
  package struct Change: Sendable, Hashable {
    /// The kind of change: "moved", "added", "removed" or "changed".
    package var kind: String
    /// A description of the view, such as `UIButton "Pay" id=pay`.
    package var view: String
    /// The view's frame in the reference, in points; `nil` for a view that was added.
    package var from: Report.Rectangle?
    /// The view's frame in the actual picture, in points; `nil` for a view that was removed.
    package var to: Report.Rectangle?

    /// Creates a change.
    package init(
      kind: String, view: String, from: Report.Rectangle? = nil, to: Report.Rectangle? = nil
    ) {
      self.kind = kind
      self.view = view
      self.from = from
      self.to = to
    }
  }
}

extension Report.Comparison.Change: Codable {
  /// The keys in the order in which they are written.
  private enum CodingKeys: String, CodingKey {
    case kind, view, from, to
  }

  /// Creates a change from a decoder; frames are lists of four numbers.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(String.self, forKey: .kind),
      view: try container.decode(String.self, forKey: .view))
    from = try Self.frame(in: container, at: .from)
    to = try Self.frame(in: container, at: .to)
  }

  /// Encodes the change with its frames as lists of four numbers.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(view, forKey: .view)
    try container.encodeIfPresent(from.map(Self.numbers), forKey: .from)
    try container.encodeIfPresent(to.map(Self.numbers), forKey: .to)
  }

  private static func numbers(of frame: Report.Rectangle) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height]
  }

  private static func frame(
    in container: KeyedDecodingContainer<CodingKeys>, at key: CodingKeys
  ) throws -> Report.Rectangle? {
    guard let numbers = try container.decodeIfPresent([Double].self, forKey: key) else {
      return nil
    }
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "a frame has four numbers")
    }
    return .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
