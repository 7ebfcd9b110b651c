extension Report {
  /// A device's screen in one orientation, with one version of the system.
  package struct Screen: Sendable, Hashable, Codable {
    /// The screen's identifier, stable between runs, such as "iPhone-Air.26.1.portrait".
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
    /// The scale, in pixels per point.
    package var scale: Double
    /// The screen's position in the device catalog, which determines the order of lists.
    package var order: Int
    /// The safe area insets, in points.
    package var safeArea: Edges
    /// The traits that differ from the device's defaults, as an object of strings.
    package var traits: JSONText
    /// The ids of screens that do not differ for a page and were therefore not examined.
    package var alike: [String]
    /// The obstructions that hide parts of the screen.
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
