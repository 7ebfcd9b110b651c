/// The flags of both kinds of state that configurations of this module use.
@MainActor
struct ConfigurationFlags: Equatable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init() {}

  init(_ state: any UIConfigurationState) {
    switch state {
    case let cell as UICellConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (
        cell.isDisabled, cell.isHighlighted, cell.isSelected
      )
    case let view as UIViewConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (
        view.isDisabled, view.isHighlighted, view.isSelected
      )
    default: break
    }
  }
}
