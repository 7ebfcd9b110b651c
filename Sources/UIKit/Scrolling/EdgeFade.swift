/// The style in which content ends under a bar.
enum EdgeFade: Equatable {
  case soft
  case hard
  case none

  @MainActor init(_ effect: UIScrollEdgeEffect?) {
    guard let effect else {
      self = .soft
      return
    }
    self = effect.isHidden ? .none : effect.style === UIScrollEdgeEffect.Style.hard ? .hard : .soft
  }
}
