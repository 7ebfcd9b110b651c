import UIKit

@objc protocol CardDelegate {
  func cardDidOpen()
  @objc optional func cardDidClose()
}
