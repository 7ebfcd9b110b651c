extension Report {
  /// The comparison of a picture with its reference.
  package struct Comparison: Sendable, Hashable {
    /// The comparison's identifier, stable between runs, such as "CheckoutTests/checkout".
    package var id: String
    /// The subject's id.
    package var subject: String
    /// The screen's id.
    package var screen: String
    /// The host that showed the subject.
    package var host: String?
    /// The scroll position of the page.
    package var position: String?
    /// The result of the comparison.
    package var result: Result
    /// The id of the reference; `nil` if there is none.
    package var expected: String?
    /// The id of the actual picture; `nil` if there is none.
    package var actual: String?
    /// The id of the picture that shows the difference; `nil` if there is none.
    package var difference: String?
    /// The number of differing pixels and their bounding box.
    package var pixels: PixelDifference?
    /// The views that were moved, added, removed or changed.
    package var changes: [Change]
    /// The text snapshots that belong to the pictures.
    package var text: TextDifference?
    /// The rectangles that the comparison ignored, in points.
    package var masks: [Rectangle]
    /// The tolerance of the comparison, such as "exact".
    package var tolerance: String
    /// The location of the test.
    package var source: Source?

    /// Creates a comparison.
    package init(
      id: String, subject: String, screen: String, host: String? = nil, position: String? = nil,
      result: Result, expected: String? = nil, actual: String? = nil, difference: String? = nil,
      pixels: PixelDifference? = nil, changes: [Change] = [], text: TextDifference? = nil,
      masks: [Rectangle] = [], tolerance: String = "exact", source: Source? = nil
    ) {
      self.id = id
      self.subject = subject
      self.screen = screen
      self.host = host
      self.position = position
      self.result = result
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.pixels = pixels
      self.changes = changes
      self.text = text
      self.masks = masks
      self.tolerance = tolerance
      self.source = source
    }
  }
}

extension Report.Comparison: Codable {
  /// The keys in the order in which they are written.
  private enum CodingKeys: String, CodingKey {
    case id, subject, screen, host, position, result, expected, actual, difference, pixels, changes
    case text, masks, tolerance, source
  }

  /// Encodes the comparison; a picture that does not exist is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(subject, forKey: .subject)
    try container.encode(screen, forKey: .screen)
    try container.encodeIfPresent(host, forKey: .host)
    try container.encodeIfPresent(position, forKey: .position)
    try container.encode(result, forKey: .result)
    try container.encode(expected, forKey: .expected)
    try container.encode(actual, forKey: .actual)
    try container.encode(difference, forKey: .difference)
    try container.encodeIfPresent(pixels, forKey: .pixels)
    try container.encode(changes, forKey: .changes)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encode(masks, forKey: .masks)
    try container.encode(tolerance, forKey: .tolerance)
    try container.encodeIfPresent(source, forKey: .source)
  }
}
