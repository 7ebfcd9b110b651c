import CoreGraphics
import DisplayList

extension CALayer {
  func setBounds(_ bounds: CGRect) {
    let changes = geometry.bounds.size != bounds.size
    geometry.bounds = bounds
    if changes { sizeDidChange() }
  }

  func setFrame(_ frame: CGRect) {
    let old = geometry.bounds.size
    geometry.frame = frame
    if old != geometry.bounds.size { sizeDidChange() }
  }

  private func sizeDidChange() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func layOutMarkedLayers() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    for child in children { child.layoutIfNeeded() }
  }

  func recordContents() {
    drawing.setContents(nil)
    guard !bounds.isEmpty else {
      drawing.needsDisplay = true
      return
    }
    delegate?.layerWillDraw(self)
    let context = CGContext()
    draw(in: context)
    drawing.recording = (context.commands, bounds)
  }

  func recordedContents() -> [DrawingCommand] {
    displayIfNeeded()
    return drawing.commands(in: bounds)
  }

  func composedCommands() -> [DrawingCommand] {
    guard !isHidden, opacity > 0 else { return [] }
    let below = look.background(of: bounds)
    var inside = contentCommands()
    inside += children.stablySorted().flatMap { $0.displayCommands() }
    if masksToBounds, !inside.isEmpty {
      inside = [.group(Group(clip: look.outline(of: bounds), commands: inside))]
    }
    let commands = below + inside + look.border(of: bounds)
    guard !commands.isEmpty else { return [] }
    let shown = look.adapting(commands, over: bounds)
    let transform = geometry.toSuperlayer
    if transform.isIdentity && opacity >= 1 { return shown }
    return [
      .group(
        Group(
          transform: transform.displayTransform, opacity: CGFloat(min(opacity, 1)),
          commands: shown))
    ]
  }
}

extension [CALayer] {
  /// The layers from the hindmost on: by `zPosition`, then in order.
  @MainActor fileprivate func stablySorted() -> [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
