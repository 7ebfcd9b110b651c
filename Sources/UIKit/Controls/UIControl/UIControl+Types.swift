extension UIControl {
  /// The events of a control, as a set.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each event.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch has begun in the control.
    public static let touchDown: Event = .init(rawValue: 1 << 0)
    /// A touch has begun again, as the second tap or later.
    public static let touchDownRepeat: Event = .init(rawValue: 1 << 1)
    /// A touch is dragged inside the control's bounds.
    public static let touchDragInside: Event = .init(rawValue: 1 << 2)
    /// A touch is dragged just outside the control's bounds.
    public static let touchDragOutside: Event = .init(rawValue: 1 << 3)
    /// A touch is dragged into the control's bounds.
    public static let touchDragEnter: Event = .init(rawValue: 1 << 4)
    /// A touch is dragged out of the control's bounds.
    public static let touchDragExit: Event = .init(rawValue: 1 << 5)
    /// A touch was lifted inside the control's bounds.
    public static let touchUpInside: Event = .init(rawValue: 1 << 6)
    /// A touch was lifted outside the control's bounds.
    public static let touchUpOutside: Event = .init(rawValue: 1 << 7)
    /// The system has canceled the touch.
    public static let touchCancel: Event = .init(rawValue: 1 << 8)
    /// The user has changed the control's value.
    public static let valueChanged: Event = .init(rawValue: 1 << 12)
    /// Editing of a text field has begun.
    public static let editingDidBegin: Event = .init(rawValue: 1 << 16)
    /// The user has changed the text of a field.
    public static let editingChanged: Event = .init(rawValue: 1 << 17)
    /// Editing of a text field has ended.
    public static let editingDidEnd: Event = .init(rawValue: 1 << 18)
    /// Editing of a text field has ended by the Return key.
    public static let editingDidEndOnExit: Event = .init(rawValue: 1 << 19)
    /// All editing events of text fields.
    public static let allEditingEvents: Event = .init(rawValue: 0x000F_0000)
    /// The control's menu is about to be shown (S18.9).
    public static let menuActionTriggered: Event = .init(rawValue: 1 << 14)
    /// The bits that apps may use for custom events.
    public static let applicationReserved: Event = .init(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the system.
    public static let systemReserved: Event = .init(rawValue: 0xF000_0000)
    /// The semantic action of the control, such as a button's tap.
    public static let primaryActionTriggered: Event = .init(rawValue: 1 << 13)
    /// All touch events of a control.
    public static let allTouchEvents: Event = .init(rawValue: 0x0FFF)
    /// All events, including those that apps define.
    public static let allEvents: Event = .init(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, as a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each state.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state: enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// The highlighted state, while a touch is on the control.
    public static let highlighted: State = .init(rawValue: 1 << 0)
    /// The disabled state, in which the control ignores touches.
    public static let disabled: State = .init(rawValue: 1 << 1)
    /// The selected state of the control.
    public static let selected: State = .init(rawValue: 1 << 2)
    /// The focused state, by the keys of a hardware keyboard; no control here has it.
    public static let focused: State = .init(rawValue: 1 << 3)
    /// The bits that apps may use for custom states.
    public static let application: State = .init(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the system.
    public static let reserved: State = .init(rawValue: 0xFF00_0000)
  }
}
