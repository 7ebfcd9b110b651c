import PageHosts

/// Prints measurements for people or for programs.
struct MeasurementOutput {
  /// Whether programs read it.
  let isJSON: Bool

  /// Prints them to the standard output.
  func print(_ measurements: [ShotMeasurement], busyImages: Set<String> = []) {
    Console.print(
      isJSON
        ? JSONText.array(measurements.map(\.json)).text
        : MeasurementTable(measurements, busyImages: busyImages).text)
  }
}
