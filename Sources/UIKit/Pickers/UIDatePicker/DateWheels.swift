import Foundation

/// The components of a date picker's picker view: the fields of the date, from the largest to the smallest.
@MainActor
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The field of a wheel and its first value.
  private struct Wheel {
    var field: Calendar.Component
    var values: [Int]
  }

  private weak var owner: UIDatePicker?

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init()
  }

  private var state: DatePickerState { owner?.dateState ?? DatePickerState() }

  private var wheels: [Wheel] {
    let minutes = Array(stride(from: 0, to: 60, by: state.minuteInterval))
    let clock = [
      Wheel(field: .hour, values: Array(0..<24)), Wheel(field: .minute, values: minutes),
    ]
    let calendar = state.usedCalendar
    let year = calendar.component(.year, from: state.date)
    let years = Wheel(field: .year, values: Array((year - 100)...(year + 100)))
    let months = Wheel(field: .month, values: Array(1...12))
    let days = Wheel(
      field: .day,
      values: Array(calendar.range(of: .day, in: .month, for: state.date) ?? 1..<32))
    switch state.mode {
    case .time, .countDownTimer: return clock
    case .date: return [months, days, years]
    case .yearAndMonth: return [months, years]
    case .dateAndTime: return [months, days] + clock
    }
  }

  private func value(_ field: Calendar.Component) -> Int {
    if state.mode == .countDownTimer {
      let minutes = Int(state.duration / 60)
      return field == .hour ? minutes / 60 : minutes % 60
    }
    return state.usedCalendar.component(field, from: state.date)
  }

  /// Selects the rows of the date.
  func showDate() {
    guard let picker = owner?.picker else { return }
    picker.reloadAllComponents()
    for (component, wheel) in wheels.enumerated() {
      let value = value(wheel.field)
      let row = wheel.values.lastIndex { $0 <= value } ?? 0
      picker.selectRow(row, inComponent: component, animated: false)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].values.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let wheel = wheels[component]
    let value = wheel.values[row]
    switch wheel.field {
    case .month:
      let names = state.usedCalendar.standaloneMonthSymbols
      return value <= names.count ? names[value - 1] : String(value)
    case .minute: return value < 10 ? "0\(value)" : String(value)
    default: return String(value)
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    let wheel = wheels[component]
    let value = wheel.values[row]
    if state.mode == .countDownTimer {
      let (hours, minutes) = (self.value(.hour), self.value(.minute))
      let whole = wheel.field == .hour ? value * 60 + minutes : hours * 60 + value
      return owner.userSelects(duration: TimeInterval(whole * 60))
    }
    let calendar = state.usedCalendar
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: state.date)
    parts.setValue(value, for: wheel.field)
    // In a month with 30 days, the 31st becomes the 30th.
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.upperBound - 1)
    }
    if let date = calendar.date(from: parts) { owner.userSelects(date) }
  }
}
