import Foundation
import UIKit

/// Opens a table or a grid of many things, scrolls it picture by picture, goes to its end and rotates
/// the device, and prints the seconds that each took.
///
/// Words: `table` or `grid`, how many rows or items, and how many rounds (the least time counts).
@main
@MainActor
struct ListWorkload {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard let list = words.first.flatMap(lists), numbers.count == 2, words.count == 3 else {
      FileHandle.standardError.write(Data("usage: list-workload table|grid COUNT ROUNDS\n".utf8))
      exit(64)
    }
    var best: [String: Double] = [:]
    for _ in 0...numbers[1] {
      for (name, seconds) in round(list, numbers[0]) {
        best[name] = min(best[name] ?? .infinity, seconds)
      }
    }
    for name in ["open", "frame", "end", "turn"] { print("\(name) \(best[name] ?? 0)") }
  }

  private static func lists(_ name: String) -> ((Int) -> any WorkloadList)? {
    switch name {
    case "table": { TableList(count: $0) }
    case "grid": { GridList(count: $0) }
    default: nil
    }
  }

  private static func round(
    _ make: (Int) -> any WorkloadList, _ count: Int
  ) -> [String: Double] {
    let scene = Runtime.boot(phone)
    let list = make(count)
    let controller = UIViewController()
    list.view.frame = controller.view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(list.view)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var times: [String: Double] = [:]
    times["open"] = seconds {
      list.fill()
      window.layoutIfNeeded()
    }
    times["frame"] =
      seconds {
        for step in 1...100 {
          list.view.contentOffset.y = CGFloat(step) * 37
          window.layoutIfNeeded()
        }
      } / 100
    times["end"] = seconds {
      list.goToEnd()
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

/// A list that the workload drives.
@MainActor
protocol WorkloadList: AnyObject {
  /// What scrolls.
  var view: UIScrollView { get }

  /// Gives the list its rows or items.
  func fill()

  /// Shows the last one.
  func goToEnd()
}
