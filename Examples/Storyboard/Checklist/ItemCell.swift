import UIKit

@objc protocol ItemCellDelegate: AnyObject {
  func itemCellDidToggle(_ cell: ItemCell)
  @objc optional func itemCellDidHighlight(_ cell: ItemCell)
}

class ItemCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var doneSwitch: UISwitch!

  weak var delegate: ItemCellDelegate?

  func show(_ item: Item) {
    titleLabel.text = item.title
    titleLabel.textColor = item.isDone ? .secondaryLabel : .label
    doneSwitch.isOn = item.isDone
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    if highlighted { delegate?.itemCellDidHighlight?(self) }
  }

  @IBAction private func toggle(_ sender: UISwitch) {
    delegate?.itemCellDidToggle(self)
  }
}
