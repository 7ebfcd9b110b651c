import UIKit

protocol OldDelegate: class {
  func didFinish()
}
