extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each event.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch down in the control's bounds.
    public static let touchDown: Event = .init(rawValue: 1 << 0)
    /// A touch came down again soon after.
    public static let touchDownRepeat: Event = .init(rawValue: 1 << 1)
    /// A drag inside the control's bounds.
    public static let touchDragInside: Event = .init(rawValue: 1 << 2)
    /// A drag just outside the control's bounds.
    public static let touchDragOutside: Event = .init(rawValue: 1 << 3)
    /// A drag into the control's bounds.
    public static let touchDragEnter: Event = .init(rawValue: 1 << 4)
    /// A drag out of the control's bounds.
    public static let touchDragExit: Event = .init(rawValue: 1 << 5)
    /// The touch was lifted inside.
    public static let touchUpInside: Event = .init(rawValue: 1 << 6)
    /// The touch was lifted outside.
    public static let touchUpOutside: Event = .init(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel: Event = .init(rawValue: 1 << 8)
    /// A change of the control's value by the user.
    public static let valueChanged: Event = .init(rawValue: 1 << 12)
    /// The text of a field is about to be changed by the user.
    public static let editingDidBegin: Event = .init(rawValue: 1 << 16)
    /// The text of a field was changed.
    public static let editingChanged: Event = .init(rawValue: 1 << 17)
    /// A field is no longer changed by the user.
    public static let editingDidEnd: Event = .init(rawValue: 1 << 18)
    /// The user ended changing a field by the return key.
    public static let editingDidEndOnExit: Event = .init(rawValue: 1 << 19)
    /// All events of changing text.
    public static let allEditingEvents: Event = .init(rawValue: 0x000F_0000)
    /// The semantic action of the control, such as a button's tap.
    public static let primaryActionTriggered: Event = .init(rawValue: 1 << 13)
    /// All events that are about touches.
    public static let allTouchEvents: Event = .init(rawValue: 0x0FFF)
    /// All events, including those of apps.
    public static let allEvents: Event = .init(rawValue: 0xFFFF_FFFF)
  }

  /// What holds for a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each state.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state: enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// A touch is on it.
    public static let highlighted: State = .init(rawValue: 1 << 0)
    /// The disabled state, in which the control ignores touches.
    public static let disabled: State = .init(rawValue: 1 << 1)
    /// The selected state of the control.
    public static let selected: State = .init(rawValue: 1 << 2)
  }
}
