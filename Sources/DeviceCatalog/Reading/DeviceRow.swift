/// One line of the catalog's text.
struct DeviceRow {
  /// The columns, in their order.
  enum Column: Int, CaseIterable {
    case device, modelIDs, year, firstOS, orientation, width, height, scale
    case renderPixels, panelPixels, nativeScale, downsampled
    case safe18Top, safe18Left, safe18Bottom, safe18Right
    case safe26Top, safe26Left, safe26Bottom, safe26Right
    case statusBar18, statusBar26, homeIndicator, homeInset18, homeInset26
    case cornerRadius, housingType, housingX, housingY, housingWidth, housingHeight, housingRadius
    case sizeClassWidth, sizeClassHeight, navBar18, navBar26, tabBar18
    case zoomSize, zoomTop, zoomSide, zoomBottom
    case safari13, safari17Min, safari17Max, safari26Min, safari26Max, safariBasis
    case playwrightViewport, playwrightBasis, sources, confidence, notes

    /// The column's name in the file.
    var name: String { Self.names[rawValue] }

    private static let names: [String] = [
      "device", "model_ids", "year", "first_os", "orientation", "width_pt", "height_pt", "scale",
      "render_px", "panel_px", "native_scale", "downsampled",
      "safe18_top", "safe18_left", "safe18_bottom", "safe18_right",
      "safe26_top", "safe26_left", "safe26_bottom", "safe26_right",
      "status_bar18", "status_bar26", "home_indicator", "home_inset18", "home_inset26",
      "corner_radius_pt", "housing_type", "housing_x", "housing_y", "housing_w", "housing_h",
      "housing_radius",
      "size_class_w", "size_class_h", "nav_bar18", "nav_bar26", "tab_bar18_total",
      "zoom_size_pt", "zoom_safe_top", "zoom_safe_side", "zoom_safe_bottom",
      "safari_ios13_16_h", "safari_ios17_18_h_min", "safari_ios17_18_h_max",
      "safari_ios26_h_min", "safari_ios26_h_max", "safari_basis",
      "playwright_viewport", "playwright_basis", "sources", "confidence", "notes",
    ]
  }

  /// The number of the line in the file.
  let line: Int
  private let fields: [String]

  init(_ fields: [String], line: Int) throws(DeviceRowError) {
    guard fields.count == Column.allCases.count else {
      throw DeviceRowError(line: line, message: "\(fields.count) fields")
    }
    self.fields = fields
    self.line = line
  }

  /// The field's text, empty where there is none.
  func text(_ column: Column) -> String { fields[column.rawValue] }

  /// The field's number, `nil` if there is none.
  func number(_ column: Column) throws(DeviceRowError) -> Double? {
    let text = text(column)
    if text.isEmpty { return nil }
    guard let number = Double(text) else { throw failure(column) }
    return number
  }

  /// The field's number, which must be there.
  func requiredNumber(_ column: Column) throws(DeviceRowError) -> Double {
    guard let number = try number(column) else { throw failure(column) }
    return number
  }

  /// The Boolean value of the field.
  func flag(_ column: Column) throws(DeviceRowError) -> Bool {
    switch text(column) {
    case "yes": return true
    case "no": return false
    default: throw failure(column)
    }
  }

  /// The two numbers of a field such as "390x844", `nil` if there is none.
  func pair(_ column: Column) throws(DeviceRowError) -> (Int, Int)? {
    let text = text(column)
    if text.isEmpty { return nil }
    let parts = text.split(separator: "x").map { Int($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1] else {
      throw failure(column)
    }
    return (first, second)
  }

  /// Four numbers as insets, `nil` when none of them is there.
  func insets(
    _ top: Column, _ left: Column, _ bottom: Column, _ right: Column
  ) throws(DeviceRowError) -> PointInsets? {
    guard let topInset = try number(top) else { return nil }
    return PointInsets(
      top: topInset, left: try requiredNumber(left), bottom: try requiredNumber(bottom),
      right: try requiredNumber(right))
  }

  /// The complaint that a column cannot be read.
  func failure(_ column: Column) -> DeviceRowError {
    DeviceRowError(line: line, message: "\(column.name) is \"\(text(column))\"")
  }
}
