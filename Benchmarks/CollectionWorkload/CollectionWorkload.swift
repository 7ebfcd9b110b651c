import Foundation
import UIKit

/// Opens a grid of many items, scrolls it picture by picture, goes to its end and turns the device,
/// and prints the seconds that each took.
///
/// Words: the number of items, and how many rounds (the least time counts).
@main
@MainActor
struct CollectionWorkload {
  static func main() {
    let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard words.count == 2 else {
      FileHandle.standardError.write(Data("usage: collection-workload ITEMS ROUNDS\n".utf8))
      exit(64)
    }
    let (count, rounds) = (words[0], words[1])
    var best: [String: Double] = [:]
    for _ in 0...rounds {
      for (name, seconds) in round(count) {
        best[name] = min(best[name] ?? .infinity, seconds)
      }
    }
    for name in ["open", "frame", "end", "turn"] { print("\(name) \(best[name] ?? 0)") }
  }

  private static func round(_ count: Int) -> [String: Double] {
    let scene = Runtime.boot(phone)
    let items = Items(count)
    let layout = UICollectionViewFlowLayout()
    layout.sectionInsetReference = .fromSafeArea
    let controller = UIViewController()
    let grid = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    controller.view.addSubview(grid)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var times: [String: Double] = [:]
    times["open"] = seconds {
      grid.dataSource = items
      window.layoutIfNeeded()
    }
    times["frame"] =
      seconds {
        for step in 1...100 {
          grid.contentOffset.y = CGFloat(step) * 37
          window.layoutIfNeeded()
        }
      } / 100
    times["end"] = seconds {
      grid.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
      window.layoutIfNeeded()
    }
    times["turn"] = seconds {
      scene.rotate(to: .landscapeRight)
      window.layoutIfNeeded()
    }
    return times
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  private static let phone: DeviceDescription = .init(
    name: "iPhone X", idiom: .phone, scale: 3,
    portrait: ScreenGeometry(
      size: CGSize(width: 375, height: 812),
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .notch),
    landscape: ScreenGeometry(
      size: CGSize(width: 812, height: 375),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
      statusBarHeight: 0, horizontalSizeClass: .compact, verticalSizeClass: .compact,
      sensorHousing: .notch),
    hasHomeIndicator: true, system: SystemVersion(major: 17))
}

/// Items of one section, all alike.
@MainActor
private final class Items: NSObject, UICollectionViewDataSource {
  let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = .systemBlue
    return cell
  }
}
