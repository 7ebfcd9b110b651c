import CoreGraphics
public import Foundation
import QuartzCore

/// A view with wheels of rows, of which one each is selected (S21.1).
///
/// The wheels are drawn flat: rows beside the selected one are dimmed, and not turned.
open class UIPickerView: UIView {
  var wheels: [PickerWheel] = []
  let band = UIView()
  private var isLoaded = false

  /// Creates a picker view; without a size it has the system's (S21.1).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker view of the system's size; storyboards are not read.
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
        target: self, action: Selector("turned:", UIPickerView.turned(_:))))
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapped:", UIPickerView.tapped(_:))))
  }

  /// The object that says how many components and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsRows() }
  }

  /// The object that gives the rows.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsRows() }
  }

  /// A Boolean value that determines whether the selection is marked; it always is.
  @available(*, deprecated, message: "The selection is always marked.")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// The number of components, as the data source had it at the last reload.
  open var numberOfComponents: Int { loadedWheels.count }

  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int { loadedWheels[component].count }

  /// Returns the size of a component's rows, in points (S21.2).
  open func rowSize(forComponent component: Int) -> CGSize { sizeOfRows(component) }

  /// Returns the view of a row that the delegate has given; `nil` for a row that is not seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadedWheels[component].shown[row]
  }

  /// Asks for all components and rows again; selected rows stay, if they are still there.
  open func reloadAllComponents() { setNeedsRows() }

  /// Asks for the rows of a component again.
  open func reloadComponent(_ component: Int) { reload(component) }

  /// Selects a row of a component; the delegate is not told (S21.4).
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadedWheels[component].select(row)
    setNeedsLayout()
  }

  /// Returns the selected row of a component; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component < loadedWheels.count else { return -1 }
    return wheels[component].count == 0 ? -1 : wheels[component].selected
  }

  /// The system's size: 320 by 216 points (S21.1).
  open override var intrinsicContentSize: CGSize { PickerLayout.naturalSize }

  /// Returns the system's size, whatever there is (S21.1).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerLayout.naturalSize }

  /// Places the wheels and the rows that are seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeWheels()
  }

  /// The wheels, which are asked for when they are first needed.
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
