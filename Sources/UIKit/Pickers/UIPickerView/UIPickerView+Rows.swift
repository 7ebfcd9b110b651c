import CoreGraphics
import Foundation

extension UIPickerView {
  func loadWheels() {
    let old = wheels.map(\.selected)
    for wheel in wheels {
      wheel.removeRowViews()
      wheel.container.removeFromSuperview()
    }
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    wheels = (0..<count).map { component in
      let wheel = PickerWheel()
      wheel.count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
      wheel.select(component < old.count ? old[component] : 0)
      addSubview(wheel.container)
      return wheel
    }
  }

  func reload(_ component: Int) {
    let wheel = loadedWheels[component]
    wheel.removeRowViews()
    wheel.count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    wheel.select(wheel.selected)
    setNeedsLayout()
  }

  func sizeOfRows(_ component: Int) -> CGSize {
    CGSize(width: frames[component].width, height: rowHeight(component))
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    OptionalRequirement.implemented {
      delegate?.pickerView(self, rowHeightForComponent: component)
    }.flatMap { $0 } ?? PickerLayout.rowHeight
  }

  private var frames: [CGRect] {
    let widths = loadedWheels.indices.map { component -> CGFloat? in
      OptionalRequirement.implemented {
        delegate?.pickerView(self, widthForComponent: component)
      }.flatMap { $0 }
    }
    return PickerLayout.wheels(widths, in: bounds.size)
  }

  func layOutWheels() {
    let frames = frames
    let height = wheels.indices.map(rowHeight).max() ?? PickerLayout.rowHeight
    band.frame = CGRect(
      x: PickerLayout.margin, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * PickerLayout.margin), height: height)
    for (component, wheel) in wheels.enumerated() {
      wheel.container.frame = frames[component]
      layOutRows(wheel, component)
    }
  }

  private func layOutRows(_ wheel: PickerWheel, _ component: Int) {
    let height = rowHeight(component)
    let size = wheel.container.bounds.size
    let rows = PickerLayout.visibleRows(
      selected: wheel.selected, count: wheel.count, offset: wheel.offset, rowHeight: height,
      height: size.height)
    for (row, view) in wheel.shown where !rows.contains(row) {
      view.removeFromSuperview()
      wheel.shown[row] = nil
    }
    for row in rows {
      let view = wheel.shown[row] ?? makeView(row, component)
      wheel.shown[row] = view
      if view.superview !== wheel.container { wheel.container.addSubview(view) }
      let middle = size.height / 2 + CGFloat(row - wheel.selected) * height + wheel.offset
      view.frame = CGRect(x: 0, y: middle - height / 2, width: size.width, height: height)
      view.alpha = abs(middle - size.height / 2) < height / 2 ? 1 : 0.4
    }
  }

  private func makeView(_ row: Int, _ component: Int) -> UIView {
    let own = OptionalRequirement.implemented {
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    if let own = own ?? nil { return own }
    let label = UILabel()
    label.textAlignment = .center
    // Source: S21.3.
    label.font = .systemFont(ofSize: 21)
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  // MARK: Touches

  private func component(at x: CGFloat) -> Int? {
    frames.firstIndex { $0.minX <= x && x < $0.maxX }
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: self)
    let start = recognizer.location(in: self).x - translation.x
    guard let component = component(at: start) else { return }
    let wheel = wheels[component]
    if recognizer.state == .ended || recognizer.state == .cancelled {
      let row = PickerLayout.row(
        from: wheel.selected, turnedBy: translation.y, rowHeight: rowHeight(component),
        count: wheel.count)
      wheel.offset = 0
      userSelectsRow(row, component)
    } else {
      wheel.offset = translation.y
      setNeedsLayout()
    }
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard let component = component(at: point.x) else { return }
    let wheel = wheels[component]
    let row = PickerLayout.row(
      from: wheel.selected, turnedBy: bounds.height / 2 - point.y,
      rowHeight: rowHeight(component), count: wheel.count)
    userSelectsRow(row, component)
  }

  /// Selects a row as if the user had selected it (S21.4): the delegate is called if the row is new.
  package func userSelectsRow(_ row: Int, _ component: Int) {
    let wheel = loadedWheels[component]
    guard wheel.count > 0 else { return }
    let isNew = wheel.selected != row
    wheel.select(row)
    setNeedsLayout()
    if isNew { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
  }
}
