import PageHosts
import Reporting

/// Prints measurements for people or for programs.
struct MeasurementOutput {
  /// Whether the format is for programs.
  let isJSON: Bool
  /// The order of four numbers for people.
  let order: EdgeOrder

  /// Prints them to the standard output.
  func print(_ measurements: [ShotMeasurement]) {
    Console.print(
      isJSON
        ? JSONText.array(measurements.map(\.json)).text
        : MeasurementTable(measurements, order: order).text)
  }
}
