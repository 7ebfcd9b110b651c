import UIKit

class Store {
  static let shared = Store()
  var items: [String] = []
}

var launches = 0
