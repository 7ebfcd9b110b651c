import UIKit

class DynamicModel: NSObject {
  @objc dynamic var count = 0
}
