/// What a stepper knows.
struct StepperState {
  var value = 0.0
  var minimum = 0.0
  var maximum = 100.0
  var step = 1.0
  var wraps = false
  var isContinuous = true

  func clamped(_ value: Double) -> Double {
    value.isNaN ? minimum : min(max(value, minimum), maximum)
  }

  /// A least value above the greatest raises that one.
  mutating func setMinimum(_ newValue: Double) {
    minimum = newValue
    maximum = max(maximum, newValue)
    value = clamped(value)
  }

  /// A greatest value below the least lowers that one.
  mutating func setMaximum(_ newValue: Double) {
    maximum = newValue
    minimum = min(minimum, newValue)
    value = clamped(value)
  }

  func canStep(_ direction: Int) -> Bool {
    wraps || (direction < 0 ? value > minimum : value < maximum)
  }

  mutating func step(_ direction: Int) {
    let next = value + Double(direction) * step
    if wraps, next > maximum {
      value = minimum
    } else if wraps, next < minimum {
      value = maximum
    } else {
      value = clamped(next)
    }
  }
}
