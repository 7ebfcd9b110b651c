extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch came down.
    public static let touchDown: Event = .init(rawValue: 1 << 0)
    /// A touch came down again soon after.
    public static let touchDownRepeat: Event = .init(rawValue: 1 << 1)
    /// The touch moved inside.
    public static let touchDragInside: Event = .init(rawValue: 1 << 2)
    /// The touch moved outside.
    public static let touchDragOutside: Event = .init(rawValue: 1 << 3)
    /// The touch moved in.
    public static let touchDragEnter: Event = .init(rawValue: 1 << 4)
    /// The touch moved out.
    public static let touchDragExit: Event = .init(rawValue: 1 << 5)
    /// The touch was lifted inside.
    public static let touchUpInside: Event = .init(rawValue: 1 << 6)
    /// The touch was lifted outside.
    public static let touchUpOutside: Event = .init(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel: Event = .init(rawValue: 1 << 8)
    /// The control's value changed.
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
    /// The control's main action.
    public static let primaryActionTriggered: Event = .init(rawValue: 1 << 13)
    /// All events of touches.
    public static let allTouchEvents: Event = .init(rawValue: 0x0FFF)
    /// All events.
    public static let allEvents: Event = .init(rawValue: 0xFFFF_FFFF)
  }

  /// What holds for a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal: State = []
    /// A touch is on it.
    public static let highlighted: State = .init(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled: State = .init(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected: State = .init(rawValue: 1 << 2)
  }
}
