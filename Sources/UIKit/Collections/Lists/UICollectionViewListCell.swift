public import Foundation

/// A cell of a list, with a separator and accessories; also a header or footer of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  var listState = ListCellState()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell of zero size; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the default content configuration for the appearance of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// Returns the default background configuration for the appearance of the list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackground ?? .listPlainCell()
  }

  /// The accessories of the cell, in order.
  open var accessories: [UICellAccessory] {
    get { listState.accessories }
    set { setAccessories(newValue) }
  }

  /// The indentation level of the content.
  open var indentationLevel: Int {
    get { listState.indentationLevel }
    set { changeList { $0.indentationLevel = newValue } }
  }

  /// The width of one indentation level, in points.
  open var indentationWidth: CGFloat {
    get { listState.indentationWidth }
    set { changeList { $0.indentationWidth = newValue } }
  }

  /// A Boolean value that determines whether leading accessories are indented with the content.
  open var indentsAccessories: Bool {
    get { listState.indentsAccessories }
    set { changeList { $0.indentsAccessories = newValue } }
  }

  /// The layout guide of the separator below the cell; constrain it to the content.
  open var separatorLayoutGuide: UILayoutGuide { existingSeparatorGuide }

  /// Lays out the accessories and the separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutListParts()
  }

  /// Adopts the list's appearance of the cell.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    setCellAppearance(layoutAttributes.list)
  }

  override var standardBackground: UIBackgroundConfiguration? { listBackground }

  override var contentFrame: CGRect { listContentFrame }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // The list's appearance of the cell determines its margins.
    setCellAppearance(layoutAttributes.list ?? listState.cellAppearance)
    updateContentMargins()
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    return atLeastRowHigh(fitted)
  }
}
