/// The state of a stepper.
package struct StepperState {
  package var value = 0.0
  package var minimum = 0.0
  package var maximum = 100.0
  package var step = 1.0
  package var wraps = false
  package var isContinuous = true

  /// Creates the state of a stepper from 0 to 100 in steps of 1.
  package init() {}

  package func clamped(_ value: Double) -> Double {
    value.isNaN ? minimum : min(max(value, minimum), maximum)
  }

  /// Sets the minimum; one above the maximum raises the maximum.
  package mutating func setMinimum(_ newValue: Double) {
    minimum = newValue
    maximum = max(maximum, newValue)
    value = clamped(value)
  }

  /// Sets the maximum; one below the minimum lowers the minimum.
  package mutating func setMaximum(_ newValue: Double) {
    maximum = newValue
    minimum = min(minimum, newValue)
    value = clamped(value)
  }

  package func canStep(_ direction: Int) -> Bool {
    wraps || (direction < 0 ? value > minimum : value < maximum)
  }

  package mutating func step(_ direction: Int) {
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
