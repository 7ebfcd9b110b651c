import CoreGraphics
public import Foundation
import QuartzCore

/// A view with components, in each of which one row is selected (S21.1).
///
/// The components are drawn flat: the rows beside the selected one are dimmed, but not rotated.
open class UIPickerView: UIView {
  var wheels: [PickerWheel] = []
  let band = UIView()
  private var isLoaded = false

  /// Creates a picker view, of the system's size if the frame has none (S21.1).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker view of the system's size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.size == .zero { frame.size = PickerLayout.naturalSize }
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerLayout.bandRadius
    band.isUserInteractionEnabled = false
    addSubview(band)
    addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("handlePan:", UIPickerView.handlePan(_:))))
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapped:", UIPickerView.tapped(_:))))
  }

  /// The data source of the picker view.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsRows() }
  }

  /// The delegate of the picker view.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsRows() }
  }

  /// A Boolean value that determines whether the selection is indicated; it always is.
  @available(*, deprecated, message: "The selection is always marked.")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// The number of components at the last reload.
  open var numberOfComponents: Int { loadedWheels.count }

  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int { loadedWheels[component].count }

  /// Returns the size of a component's rows, in points (S21.2).
  open func rowSize(forComponent component: Int) -> CGSize { sizeOfRows(component) }

  /// Returns the view of a row; `nil` if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadedWheels[component].shown[row]
  }

  /// Reloads all components; selected rows stay selected if they still exist.
  open func reloadAllComponents() { setNeedsRows() }

  /// Reloads the rows of a component.
  open func reloadComponent(_ component: Int) { reload(component) }

  /// Selects a row of a component without calling the delegate (S21.4).
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadedWheels[component].select(row)
    setNeedsLayout()
  }

  /// Returns the selected row of a component; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component < loadedWheels.count else { return -1 }
    return wheels[component].count == 0 ? -1 : wheels[component].selected
  }

  /// The system's size for picker views: 320 by 216 points (S21.1).
  open override var intrinsicContentSize: CGSize { PickerLayout.naturalSize }

  /// Returns the system's size for picker views (S21.1).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerLayout.naturalSize }

  /// Lays out the wheels and the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }

  /// The wheels, which are loaded from the data source when they are first needed.
  var loadedWheels: [PickerWheel] {
    if !isLoaded {
      isLoaded = true
      loadWheels()
    }
    return wheels
  }

  private func setNeedsRows() {
    isLoaded = false
    setNeedsLayout()
  }
}
