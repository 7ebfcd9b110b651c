import Foundation

/// The selected date and the limits of a date picker (S21.6).
struct DatePickerState {
  var mode = UIDatePicker.Mode.dateAndTime
  var preferredStyle = UIDatePickerStyle.automatic
  var date = Date()
  var duration: TimeInterval = 0
  var minimumDate: Date?
  var maximumDate: Date?
  var minuteInterval = 1
  var rounds = true
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  var shownStyle: UIDatePickerStyle {
    switch preferredStyle {
    case .compact: mode == .countDownTimer ? .wheels : .compact
    case .wheels, .inline: .wheels
    case .automatic: mode == .countDownTimer || mode == .yearAndMonth ? .wheels : .compact
    }
  }

  /// The calendar, with the time zone and the locale.
  var usedCalendar: Calendar {
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    if let locale { calendar.locale = locale }
    return calendar
  }

  /// Selects a date within the limits; contradictory limits are ignored.
  mutating func set(_ new: Date) {
    var new = new
    if rounds, minuteInterval > 1, mode != .date {
      let seconds = Double(minuteInterval) * 60
      let whole = (new.timeIntervalSinceReferenceDate / seconds).rounded(.down) * seconds
      new = Date(timeIntervalSinceReferenceDate: whole)
    }
    if let minimumDate, let maximumDate, minimumDate > maximumDate {
      date = new
      return
    }
    if let minimumDate { new = max(new, minimumDate) }
    if let maximumDate { new = min(new, maximumDate) }
    date = new
  }

  mutating func setDuration(_ seconds: TimeInterval) {
    let step = Double(minuteInterval) * 60
    let whole = (max(0, seconds) / step).rounded(.down) * step
    duration = min(max(whole, step), 86_340)
  }
}
