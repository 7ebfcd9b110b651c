import CoreGraphics
public import Foundation
import QuartzCore

/// A control for selecting a date, a time or a duration (S21.5, S21.6).
open class UIDatePicker: UIControl {
  /// Constants that specify what a date picker selects.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day of the calendar.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration for a countdown.
    case countDownTimer = 3
    /// A month and a year.
    case yearAndMonth = 4
  }

  var dateState = DatePickerState()
  let picker = UIPickerView()
  let labels = [UILabel(), UILabel()]
  lazy var wheels = DateWheels(self)

  /// Creates a date picker with the current date selected.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a date picker with the current date selected; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The mode of the date picker; `.dateAndTime` by default.
  open var datePickerMode: Mode {
    get { dateState.mode }
    set { change { $0.mode = newValue } }
  }

  /// The preferred style of the date picker; `.automatic` by default.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { dateState.preferredStyle }
    set { change { $0.preferredStyle = newValue } }
  }

  /// The style of the date picker, which is compact or wheels (S21.5).
  open var datePickerStyle: UIDatePickerStyle { dateState.shownStyle }

  /// The selected date, within the limits (S21.6).
  open var date: Date {
    get { dateState.date }
    set { setDate(newValue, animated: false) }
  }

  /// Selects a date without sending actions (S21.6).
  open func setDate(_ date: Date, animated: Bool) { change { $0.set(date) } }

  /// The minimum date; `nil`, the default, for no limit.
  open var minimumDate: Date? {
    get { dateState.minimumDate }
    set {
      change {
        $0.minimumDate = newValue
        $0.set($0.date)
      }
    }
  }

  /// The maximum date; `nil`, the default, for no limit.
  open var maximumDate: Date? {
    get { dateState.maximumDate }
    set {
      change {
        $0.maximumDate = newValue
        $0.set($0.date)
      }
    }
  }

  /// The duration of the countdown, in seconds: whole minutes of less than a day (S21.6).
  open var countDownDuration: TimeInterval {
    get { dateState.duration }
    set { change { $0.setDuration(newValue) } }
  }

  /// The interval between selectable minutes, which divides 60; 1 by default.
  open var minuteInterval: Int {
    get { dateState.minuteInterval }
    set {
      change {
        $0.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
        $0.set($0.date)
      }
    }
  }

  /// A Boolean value that determines whether the date is rounded to the minute interval; `true` by default.
  open var roundsToMinuteInterval: Bool {
    get { dateState.rounds }
    set { change { $0.rounds = newValue } }
  }

  /// The locale in which dates are formatted; `nil`, the default, uses the user's.
  open var locale: Locale? {
    get { dateState.locale }
    set { change { $0.locale = newValue } }
  }

  /// The calendar; by default the user's.
  open var calendar: Calendar! {
    get { dateState.calendar ?? .current }
    set { change { $0.calendar = newValue } }
  }

  /// The time zone; `nil`, the default, for the calendar's.
  open var timeZone: TimeZone? {
    get { dateState.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// The size of the style: 320 by 216 points for wheels, otherwise that of the labels (S21.5).
  open override var intrinsicContentSize: CGSize { naturalPickerSize }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalPickerSize }

  /// Lays out the wheels or the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(value: texts.joined(separator: " "))
  }
}
