import DisplayList
import Foundation
import QuartzCore

extension UITableViewCell {
  /// Whether a sign for deletion, insertion or selection is shown.
  var showsEditControl: Bool {
    cell.isEditing && (cell.context.editingStyle != .none || cell.context.selectsWhileEditing)
  }

  /// Whether a grip for moving is shown: where the data source says that the row can be moved; where
  /// it does not say, where the cell does.
  var showsGrip: Bool { cell.isEditing && (cell.context.canMove ?? cell.showsReorderControl) }

  func changeEditing(_ editing: Bool) {
    guard editing != cell.isEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    cell.isEditing = editing
    cell.showsDeleteConfirmation = false
    existingContentView.updateLayoutMargins()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    layoutIfNeeded()
    didTransition(to: mask)
  }

  /// Shows the signs that hold now.
  func placeEditing(_ frames: CellLayout.Frames) {
    placeEditControl(frames.editControl)
    placeGrip(frames.reorder)
    placeDeleteButton()
  }

  private func placeEditControl(_ frame: CGRect?) {
    guard showsEditControl, let frame else {
      cell.signs.edit?.removeFromSuperview()
      cell.signs.edit = nil
      return
    }
    let control = cell.signs.edit ?? EditControl(frame: frame)
    if control.superview !== self {
      control.addAction(
        UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
      addSubview(control)
    }
    cell.signs.edit = control
    control.sign =
      cell.context.selectsWhileEditing
      ? .selection : cell.context.editingStyle == .insert ? .insert : .delete
    control.isChosen = cell.isSelected
    control.isUserInteractionEnabled = control.sign != .selection
    control.frame = frame
  }

  private func placeGrip(_ frame: CGRect?) {
    guard showsGrip, let frame else {
      cell.signs.reorder?.removeFromSuperview()
      cell.signs.reorder = nil
      return
    }
    let grip = cell.signs.reorder ?? ReorderControl(frame: frame)
    cell.signs.reorder = grip
    grip.owner = self
    if grip.superview !== self { addSubview(grip) }
    grip.frame = frame
  }

  private func editControlTapped() {
    switch cell.context.editingStyle {
    case .insert: cell.table?.commit(.insert, of: self)
    case .delete: showDeleteConfirmation(!cell.showsDeleteConfirmation)
    case .none: return
    }
  }

  // MARK: Confirmation

  /// Shows the button that deletes the row, or takes it away.
  func showDeleteConfirmation(_ isShown: Bool) {
    guard isShown != cell.showsDeleteConfirmation else { return }
    var mask: StateMask = cell.isEditing ? .showingEditControl : []
    if isShown { mask.insert(.showingDeleteConfirmation) }
    willTransition(to: mask)
    cell.showsDeleteConfirmation = isShown
    if isShown { cell.table?.deleteConfirmationWillShow(in: self) }
    placeDeleteButton()
    didTransition(to: mask)
  }

  private func placeDeleteButton() {
    guard cell.showsDeleteConfirmation else {
      cell.signs.deleteButton?.removeFromSuperview()
      cell.signs.deleteButton = nil
      return
    }
    let button = cell.signs.deleteButton ?? DeleteConfirmationButton(frame: .zero)
    if button.superview !== self {
      button.title = cell.table?.deleteConfirmationTitle(of: self) ?? "Delete"
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          cell.table?.commit(.delete, of: self)
        }, for: .touchUpInside)
      addSubview(button)
    }
    cell.signs.deleteButton = button
    bringSubviewToFront(button)
    let width = button.fittingWidth
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = isTurned ? cell.context.contentInsets.left : cell.context.contentInsets.right
    button.frame = CGRect(
      x: isTurned ? 0 : bounds.width - width - inset, y: 0, width: width + inset,
      height: bounds.height)
  }
}

/// The sign at the leading end of a row that is edited.
final class EditControl: UIControl {
  /// What the sign is for.
  enum Sign { case delete, insert, selection }

  var sign = Sign.delete {
    didSet { if sign != oldValue { setNeedsDisplay() } }
  }
  var isChosen = false {
    didSet { if isChosen != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    let diameter: CGFloat = 22
    let circle = CGRect(
      x: bounds.maxX - diameter - 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    let (x, y) = (circle.midX, circle.midY)
    if sign == .selection, !isChosen {
      var ring = SymbolPen(width: 1.5)
      ring.arc(x, y, radius: diameter / 2 - 0.75, from: 0, to: 360)
      drawing.fill(ring.path, .tertiaryLabel)
      drawing.paint()
      return
    }
    let color: UIColor =
      switch sign {
      case .delete: .systemRed
      case .insert: .systemGreen
      case .selection: tintColor ?? .systemBlue
      }
    drawing.fill(Path(ellipseIn: circle), color)
    var pen = SymbolPen(width: 2)
    if sign == .selection {
      pen.line((x - 4.5, y + 0.5), (x - 1.5, y + 4), (x + 4.5, y - 4))
    } else {
      pen.line((x - 5.5, y), (x + 5.5, y))
      if sign == .insert { pen.line((x, y - 5.5), (x, y + 5.5)) }
    }
    drawing.fill(pen.path, .white)
    drawing.paint()
  }
}

/// The grip by which a row is moved.
final class ReorderControl: UIView {
  weak var owner: UITableViewCell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    var pen = SymbolPen(width: 1.5)
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5
      pen.line((bounds.midX - 10, y), (bounds.midX + 10, y))
    }
    drawing.fill(pen.path, .tertiaryLabel)
    drawing.paint()
  }

  /// A drag on the grip moves the row, and scrolls nothing.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner.map { $0.cell.table?.reorderBegan($0) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let owner, let table = owner.cell.table, let touch = touches.first else { return }
    table.reorderMoved(owner, to: touch.location(in: table))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner.map { $0.cell.table?.reorderEnded($0) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner.map { $0.cell.table?.reorderCancelled($0) }
  }
}

/// The red button that confirms a deletion.
final class DeleteConfirmationButton: UIControl {
  private let label = UILabel()
  var title = "" {
    didSet { label.text = title }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The title with 15 points at each side, at least 74.
  ///
  /// Source: by eye.
  var fittingWidth: CGFloat { max(74, label.intrinsicContentSize.width + 30) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
