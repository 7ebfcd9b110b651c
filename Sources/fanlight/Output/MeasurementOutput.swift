import PageHosts
import Reporting

/// The output of measurements as a table or as JSON.
struct MeasurementOutput {
  /// Whether the output is JSON instead of a table.
  let isJSON: Bool
  /// The order of four numbers in the table.
  let order: EdgeOrder

  /// Prints measurements to standard output.
  func print(_ measurements: [ShotMeasurement]) {
    Console.print(
      isJSON
        ? JSONText.array(measurements.map(\.json)).text
        : MeasurementTable(measurements, order: order).text)
  }
}
