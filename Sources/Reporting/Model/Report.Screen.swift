extension Report {
  /// A device's screen in one orientation under one system.
  package struct Screen: Sendable, Hashable, Codable {
    /// A stable word, such as "iPhone-Air.26.1.portrait".
    package var id: String
    /// The device's name.
    package var device: String
    /// The system's version, such as "26.1".
    package var system: String
    /// The orientation, such as "portrait".
    package var orientation: String
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// Pixels in a point.
    package var scale: Double
    /// The screen's place in the catalog, which screens are sorted by.
    package var order: Int
    /// The safe area's insets in points.
    package var safeArea: Edges
    /// Traits that differ from the device's own, as an object of texts.
    package var traits: JSONText
    /// The ids of screens that are the same to a page and were not looked at for themselves.
    package var alike: [String]
    /// What lies over the screen.
    package var obstructions: [Obstruction]

    /// Creates a screen.
    package init(
      id: String, device: String, system: String, orientation: String, width: Double,
      height: Double, scale: Double, order: Int, safeArea: Edges, traits: JSONText = .object([]),
      alike: [String] = [], obstructions: [Obstruction] = []
    ) {
      self.id = id
      self.device = device
      self.system = system
      self.orientation = orientation
      self.width = width
      self.height = height
      self.scale = scale
      self.order = order
      self.safeArea = safeArea
      self.traits = traits
      self.alike = alike
      self.obstructions = obstructions
    }
  }
}
