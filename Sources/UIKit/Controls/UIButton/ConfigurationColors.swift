import Foundation

/// The colors of a configured button in a state.
///
/// Sources: Apple's pictures of the styles; the alphas (0.18 for the tinted background, 0.75 in the
/// highlighted state) are measured from them and so a guess.
@MainActor
struct ConfigurationColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, tint: UIColor, state: UIControl.State) {
    let isOn = !state.contains(.disabled)
    let base = configuration.baseBackgroundColor
    let isProminent = configuration.style == .filled || configuration.style == .prominentGlass
    var ink = configuration.baseForegroundColor ?? (isProminent ? .white : tint)
    var color: UIColor =
      switch configuration.style {
      case .plain: base ?? (state.contains(.selected) ? tint.withAlphaComponent(0.18) : .clear)
      case .gray: base ?? .secondarySystemFill
      case .tinted: (base ?? tint).withAlphaComponent(0.18)
      case .filled, .prominentGlass: base ?? tint
      case .glass: base ?? .tertiarySystemFill
      }
    if configuration.style == .glass { ink = configuration.baseForegroundColor ?? .label }
    if let own = configuration.background.backgroundColor { color = own }
    if !isOn {
      ink = .tertiaryLabel
      if configuration.style != .plain { color = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      ink = ink.withAlphaComponent(0.75)
      if isProminent { color = color.withAlphaComponent(0.75) }
    }
    foreground = ink
    background = color
  }
}
