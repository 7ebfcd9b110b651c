public import Foundation

/// A cell of a list, with a line below it and signs at its sides; also a header or footer of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  var listState = ListCellState()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell of zero size; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the description of a text in the appearance of the list, to fill and assign.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// Returns the background in the appearance of the list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackground ?? .listPlainCell()
  }

  /// The signs and views at the sides.
  open var accessories: [UICellAccessory] {
    get { listState.accessories }
    set { setAccessories(newValue) }
  }

  /// How many steps the contents are moved in.
  open var indentationLevel: Int {
    get { listState.indentationLevel }
    set { changeList { $0.indentationLevel = newValue } }
  }

  /// The length of a step, in points.
  open var indentationWidth: CGFloat {
    get { listState.indentationWidth }
    set { changeList { $0.indentationWidth = newValue } }
  }

  /// A Boolean value that determines whether leading accessories are moved in with the contents.
  open var indentsAccessories: Bool {
    get { listState.indentsAccessories }
    set { changeList { $0.indentsAccessories = newValue } }
  }

  /// Where the line below the cell begins and ends; constrain it to the contents.
  open var separatorLayoutGuide: UILayoutGuide { existingSeparatorGuide }

  /// Places the signs and the lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeListParts()
  }

  /// Takes over what the list says of the cell.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    adopt(layoutAttributes.list)
  }

  override var standardBackground: UIBackgroundConfiguration? { listBackground }

  override var contentFrame: CGRect { listContentFrame }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // What the list says of the cell decides its margins.
    adopt(layoutAttributes.list ?? listState.cellAppearance)
    giveMargins()
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    return atLeastRowHigh(fitted)
  }
}
