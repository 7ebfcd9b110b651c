import UIKit

protocol SheetDelegate: AnyObject {
  func sheetDidOpen()
  func sheetDidClose()
}

extension SheetDelegate {
  func sheetDidClose() {}
}

class SheetView: UIView {
  weak var delegate: (any SheetDelegate)?

  func close() { delegate?.sheetDidClose() }
}
