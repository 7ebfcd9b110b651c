extension [Response.Line] {
  /// Writes the number of each line at a distance to its variable's slot.
  ///
  /// This is all the work of most steps of a resize, so the arrays are not consulted in between.
  func write(at distance: Double, to numbers: inout [Double]) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      self.withUnsafeBufferPointer { lines in
        for line in lines {
          numbers[Int(line.variable)] = line.base + line.slope * distance
        }
      }
    }
  }
}
