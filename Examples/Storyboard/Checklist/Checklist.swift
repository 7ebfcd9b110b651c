import Foundation

@objcMembers
class Item: NSObject {
  @objc dynamic var title: String
  @objc dynamic var isDone = false

  init(title: String) {
    self.title = title
  }
}

class Checklist: NSObject {
  static let didChange = Notification.Name("ChecklistDidChange")

  static var example: Checklist {
    let list = Checklist()
    for key in ["Passport", "Tickets", "Charger"] {
      list.items.append(Item(title: NSLocalizedString(key, comment: "An item of the example")))
    }
    return list
  }

  private(set) var items: [Item] = []

  func add(_ title: String) {
    items.append(Item(title: title))
    NotificationCenter.default.post(name: Checklist.didChange, object: self)
  }

  func toggle(at index: Int) {
    items[index].isDone.toggle()
    NotificationCenter.default.post(name: Checklist.didChange, object: self)
  }
}
