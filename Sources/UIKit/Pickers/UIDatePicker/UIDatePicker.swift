import CoreGraphics
public import Foundation
import QuartzCore

/// A control for a date, a time or a duration (S21.5, S21.6).
open class UIDatePicker: UIControl {
  /// Constants for what a date picker is for.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day of the calendar.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  var dateState = DatePickerState()
  let picker = UIPickerView()
  let labels = [UILabel(), UILabel()]
  lazy var wheels = DateWheels(self)

  /// Creates a date picker for now.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a date picker for now; storyboards are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What the picker is for; `.dateAndTime` by default.
  open var datePickerMode: Mode {
    get { dateState.mode }
    set { change { $0.mode = newValue } }
  }

  /// The style that the app asks for; `.automatic` by default.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { dateState.preferredStyle }
    set { change { $0.preferredStyle = newValue } }
  }

  /// The style in which the picker is shown: compact or wheels (S21.5).
  open var datePickerStyle: UIDatePickerStyle { dateState.shownStyle }

  /// The date that is selected, within the limits (S21.6).
  open var date: Date {
    get { dateState.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; no actions are sent (S21.6).
  open func setDate(_ date: Date, animated: Bool) { change { $0.set(date) } }

  /// The earliest date; `nil`, the default, is no limit.
  open var minimumDate: Date? {
    get { dateState.minimumDate }
    set {
      change {
        $0.minimumDate = newValue
        $0.set($0.date)
      }
    }
  }

  /// The latest date; `nil`, the default, is no limit.
  open var maximumDate: Date? {
    get { dateState.maximumDate }
    set {
      change {
        $0.maximumDate = newValue
        $0.set($0.date)
      }
    }
  }

  /// The duration of a count-down, in seconds: whole minutes, less than a day (S21.6).
  open var countDownDuration: TimeInterval {
    get { dateState.duration }
    set { change { $0.setDuration(newValue) } }
  }

  /// The interval of the minutes, which divides 60; 1 by default.
  open var minuteInterval: Int {
    get { dateState.minuteInterval }
    set {
      change {
        $0.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
        $0.set($0.date)
      }
    }
  }

  /// A Boolean value that determines whether the date is rounded to the interval of minutes; `true` by default.
  open var roundsToMinuteInterval: Bool {
    get { dateState.rounds }
    set { change { $0.rounds = newValue } }
  }

  /// The locale of the texts; `nil`, the default, is the user's.
  open var locale: Locale? {
    get { dateState.locale }
    set { change { $0.locale = newValue } }
  }

  /// The calendar; the user's by default.
  open var calendar: Calendar! {
    get { dateState.calendar ?? .current }
    set { change { $0.calendar = newValue } }
  }

  /// The time zone; `nil`, the default, is the calendar's.
  open var timeZone: TimeZone? {
    get { dateState.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// The size of the style: 320 by 216 points for wheels, that of the labels otherwise (S21.5).
  open override var intrinsicContentSize: CGSize { naturalPickerSize }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalPickerSize }

  /// Places the wheels or the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(value: texts.joined(separator: " "))
  }
}
