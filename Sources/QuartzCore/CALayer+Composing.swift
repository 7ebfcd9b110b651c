import CoreGraphics
package import DisplayList

extension CALayer {
  /// Changes the stored geometry, and informs the observer of the properties that are about to change.
  func store(_ change: (inout LayerGeometry) -> Void) {
    guard let geometryObserver else { return change(&geometry) }
    var changed = geometry
    change(&changed)
    geometryObserver.willChange(changed.keysThatDiffer(from: geometry), of: self)
    geometry = changed
  }

  /// Changes the geometry: of a view's layer, by way of the view, which is laid out for its new size.
  func changeGeometry(_ change: (CALayer) -> Void) {
    if let owner, !isChangedByOwner {
      owner.changeGeometry(change)
    } else {
      change(self)
      if !isChangedByOwner { geometryObserver?.didChange(self) }
    }
  }

  /// Changes numbers that the view does not follow.
  func changeNumbers(_ change: (inout LayerGeometry) -> Void) {
    store(change)
    if !isChangedByOwner { geometryObserver?.didChange(self) }
  }

  func setBounds(_ bounds: CGRect) {
    checkBounds(bounds)
    let changes = geometry.bounds.size != bounds.size
    store { $0.bounds = bounds }
    if changes { sizeDidChange() }
  }

  func setFrame(_ frame: CGRect) {
    let old = geometry.bounds.size
    var changed = geometry
    changed.frame = frame
    checkBounds(changed.bounds)
    checkPosition(changed.position)
    store { $0 = changed }
    if old != geometry.bounds.size { sizeDidChange() }
  }

  func setPosition(_ position: CGPoint) {
    checkPosition(position)
    store { $0.position = position }
  }

  /// Traps with the text of Core Animation's exception; infinite lengths are taken as they are.
  private func checkPosition(_ position: CGPoint) {
    guard position.x.isNaN || position.y.isNaN else { return }
    preconditionFailure(
      """
      CALayerInvalidGeometry: CALayer position contains NaN: [\(position.x) \(position.y)]. \
      Layer: \(self) of \(ownerInWords)
      """)
  }

  private func checkBounds(_ bounds: CGRect) {
    let (origin, size) = (bounds.origin, bounds.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return }
    preconditionFailure(
      """
      CALayerInvalidGeometry: CALayer bounds contains NaN: [\(origin.x) \(origin.y); \
      \(size.width) \(size.height)]. Layer: \(self) of \(ownerInWords)
      """)
  }

  private var ownerInWords: String { delegate.map { "\(type(of: $0))" } ?? "no view" }

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
    let context = CGContext(canvas: bounds)
    draw(in: context)
    drawing.recording = (drawing.kept(context.commands, in: bounds), bounds)
  }

  func recordedContents() -> [DrawingCommand] {
    displayIfNeeded()
    return drawing.commands(in: bounds)
  }

  /// The area whose luminance decides, in the layer's coordinates.
  private var backdropArea: CGRect { backdropLayer.map { convert($0.bounds, from: $0) } ?? bounds }

  func commandsOfChildren() -> [DrawingCommand] {
    children.stablySorted().flatMap { $0.displayCommands() }
  }

  /// Returns the commands that draw the layer and its sublayers in the layer's own space, before mask, opacity and
  /// position.
  func coreCommands() -> [DrawingCommand] {
    let below = appearance.background(of: bounds)
    var inside = contentCommands()
    inside += sublayerCommands()
    if masksToBounds, !inside.isEmpty {
      inside = [.group(Group(clip: appearance.outline(of: bounds), commands: inside))]
    }
    let commands = below + inside + appearance.border(of: bounds)
    guard !commands.isEmpty else { return [] }
    return appearance.adapting(commands, over: backdropArea)
  }

  /// Returns commands with the layer's shadow and mask, in the layer's own space (S14.28, S14.29).
  private func finished(_ commands: [DrawingCommand], _ rare: RareLayerState) -> [DrawingCommand] {
    var commands = commands
    if let shadow = rare.shadow.displayShadow, !masksToBounds {
      commands = [.group(Group(shadow: shadow, commands: commands))]
    }
    if let mask = rare.mask {
      commands = [.group(Group(mask: mask.displayCommands(), commands: commands))]
    }
    return commands
  }

  /// Draws the layer into a context, in its own coordinates.
  func recordTree(in context: CGContext) {
    let commands = MediaRuntime.withoutAnimations { localCommands() }
    for command in commands { context.append(command) }
  }

  /// Returns the commands that draw the layer and its sublayers in the layer's own space.
  package func localCommands() -> [DrawingCommand] {
    guard !isHidden, opacity > 0 else { return [] }
    var commands = coreCommands()
    if let storedRare, !commands.isEmpty { commands = finished(commands, storedRare) }
    guard opacity < 1, !commands.isEmpty else { return commands }
    return [.group(Group(opacity: CGFloat(opacity), commands: commands))]
  }

  /// Returns the commands that draw the current presentation of the layer and its sublayers in the layer's own space.
  package func shownLocalCommands() -> [DrawingCommand] { presenting { localCommands() } }

  /// Returns the commands that draw the transition in progress, or the layer if there is none.
  private func shlocalCommands() -> [DrawingCommand] {
    var commands = coreCommands()
    guard let storedRare else { return commands }
    if !storedRare.isDoubleSided, storedTransform.m33 < 0 { return [] }
    if !MediaRuntime.ignoresAnimations, let transition = storedRare.animations?.transition {
      commands = transition.commands(at: localTime, now: commands, in: bounds)
    }
    return commands.isEmpty ? [] : finished(commands, storedRare)
  }

  func composedCommands() -> [DrawingCommand] {
    guard !isHidden, opacity > 0 else { return [] }
    let shown = shlocalCommands()
    guard !shown.isEmpty else { return [] }
    let transform = placement
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
  /// Returns the layers back to front: by `zPosition`, then in order.
  @MainActor fileprivate func stablySorted() -> [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
