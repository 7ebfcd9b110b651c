import UIKit

final class Settings: NSObject, NSCopying, NSCoding {
  var name = ""

  override init() { super.init() }

  init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "name") as? String ?? ""
  }

  func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }

  func copy(with zone: NSZone? = nil) -> Any {
    let copy = Settings()
    copy.name = name
    return copy
  }

  override var description: String { "Settings(\(name))" }
  override var hash: Int { name.hashValue }

  override func isEqual(_ object: Any?) -> Bool { (object as? Settings)?.name == name }
}
