import DeviceCatalog
import Simulator
import UIKit

/// Creates every kind of object that UIKit creates from a class, a thousand times, with names that
/// are long enough to be allocated on the heap.
@main
@MainActor
struct App {
  static let count = 1000

  static func main() throws {
    _ = Simulator(try DeviceCatalog.builtIn.device(named: "iPhone 15"))
    for number in 0..<count {
      makeRows(named: "a reuse identifier on the heap, number \(number)")
      makeItems(named: "a reuse identifier on the heap, number \(number)")
      makeViews()
    }
    print("made \(count) of each")
  }

  private static func makeRows(named identifier: String) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Cell.self, forCellReuseIdentifier: identifier)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: identifier)
    let cell = table.dequeueReusableCell(withIdentifier: identifier)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    precondition(cell is Cell && cell?.reuseIdentifier == identifier)
    precondition(header is Header && header?.reuseIdentifier == identifier)
    // Also created by name: each way retains the name once.
    precondition(Cell(style: .default, reuseIdentifier: identifier).reuseIdentifier == identifier)
  }

  private static func makeItems(named identifier: String) {
    let layout = Layout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = Source(identifier)
    collection.register(Item.self, forCellWithReuseIdentifier: identifier)
    collection.dataSource = source
    collection.layoutIfNeeded()
    precondition(collection.visibleCells.allSatisfy { $0 is Item })
    precondition(collection.visibleCells.count == 3)
    layout.invalidateLayout()
  }

  private static func makeViews() {
    let type: UIView.Type = Layered.self
    precondition(type.init(frame: .zero) is Layered && type.init() is Layered)
    precondition((type.init() as? Layered)?.layer is Layer)
    precondition(generic(Layered.self).tag == 3)
    Layered.appearance().tintColor = .red
  }

  private static func generic<View: UIView>(_ type: View.Type) -> View { View() }
}

final class Cell: UITableViewCell {}
final class Header: UITableViewHeaderFooterView {}
final class Item: UICollectionViewCell {}
final class Layer: CALayer { var payload = String(repeating: "layer", count: 10) }

final class Layered: UIView {
  var payload = String(repeating: "view", count: 10)
  override class var layerClass: AnyClass { Layer.self }
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 3
  }
  required init?(coder: NSCoder) { nil }
}

/// UIKit creates attributes and contexts from these classes.
final class Layout: UICollectionViewFlowLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var payload = String(repeating: "attributes", count: 10)
  }
  override class var layoutAttributesClass: AnyClass { Attributes.self }
}

final class Source: NSObject, UICollectionViewDataSource {
  private let identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
}
