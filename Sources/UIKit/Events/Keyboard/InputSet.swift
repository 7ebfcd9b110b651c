import Foundation

/// The input views for a first responder: the keyboard or a view that replaces it, and an accessory
/// view above it.
@MainActor
struct InputSet {
  /// Whether the set contains the system's keys.
  let hasKeys: Bool
  /// The responder's own view that replaces the keys.
  let inputView: UIView?
  /// The accessory view above them.
  let accessoryView: UIView?
  /// The light or dark appearance of the keys (S9.8).
  let userInterfaceStyle: UIUserInterfaceStyle
  /// The type of the Return key.
  let returnKeyType: UIReturnKeyType
  /// The keyboard type.
  let keyboardType: UIKeyboardType
  /// Whether the next letter is uppercase (S9.11).
  let isShifted: Bool

  /// Creates the input set of a responder; `nil` if it has none.
  init?(of responder: UIResponder?, isForced: Bool, keyboard: Keyboard) {
    inputView = InputSet.first(from: responder, \.inputView)
    accessoryView = InputSet.first(from: responder, \.inputAccessoryView)
    let takesText = responder is any UIKeyInput
    let inputTraits = responder as? any UITextInputTraits
    returnKeyType = inputTraits?.returnKeyType ?? .default
    keyboardType = inputTraits?.keyboardType ?? .default
    isShifted = inputTraits.map(Self.capitalizes) ?? false
    userInterfaceStyle =
      switch inputTraits?.keyboardAppearance ?? .default {
      case .dark: .dark
      case .light: .light
      case .default:
        (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle ?? .unspecified
      }
    hasKeys = inputView == nil && (isForced || takesText && !keyboard.hasHardwareKeys)
    if !hasKeys, inputView == nil, accessoryView == nil { return nil }
  }

  /// Returns whether the keyboard capitalizes the next letter.
  ///
  /// The text of other responders is unknown and counts as empty or in the middle of a word.
  private static func capitalizes(_ traits: any UITextInputTraits) -> Bool {
    guard !traits.isSecureTextEntry else { return false }
    let style = traits.autocapitalizationType
    if let source = traits as? any KeyboardTextSource {
      return style.capitalizes(after: source.textBeforeInsertion)
    }
    let isEmpty = (traits as? any UIKeyInput)?.hasText == false
    return isEmpty ? style.capitalizes(after: "") : style == .allCharacters
  }

  /// Asks a responder and those after it.
  private static func first(
    from responder: UIResponder?, _ path: KeyPath<UIResponder, UIView?>
  ) -> UIView? {
    var current = responder
    while let candidate = current {
      if let view = candidate[keyPath: path] { return view }
      current = candidate.next
    }
    return nil
  }

  /// Returns the height of all parts together, in points, with the strip of the home indicator.
  func height(in scene: UIWindowScene) -> CGFloat {
    lowerHeight(in: scene) + accessoryHeight(in: scene)
  }

  /// Returns the height of the accessory view.
  func accessoryHeight(in scene: UIWindowScene) -> CGFloat {
    accessoryView.map { InputSet.height(of: $0, in: scene) } ?? 0
  }

  private func lowerHeight(in scene: UIWindowScene) -> CGFloat {
    if hasKeys { return keyboardHeight(in: scene) }
    let strip = scene.geometry.safeAreaInsets.bottom
    return strip + (inputView.map { InputSet.height(of: $0, in: scene) } ?? 0)
  }

  private static func height(of view: UIView, in scene: UIWindowScene) -> CGFloat {
    let natural = view.intrinsicContentSize.height
    if natural != UIView.noIntrinsicMetric { return natural }
    if view.bounds.height > 0 { return view.bounds.height }
    return view.sizeThatFits(scene.geometry.size).height
  }

  private func keyboardHeight(in scene: UIWindowScene) -> CGFloat {
    let hasIsland: Bool
    if case .dynamicIsland = scene.device.portrait.sensorHousing {
      hasIsland = true
    } else {
      hasIsland = false
    }
    return KeyboardMetrics.height(
      keyboardType, screen: scene.geometry.size, idiom: scene.device.idiom,
      hasHomeIndicator: scene.device.hasHomeIndicator, hasIsland: hasIsland,
      system: scene.device.system)
  }
}
