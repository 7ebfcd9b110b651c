import Foundation
import UIKit

/// Opens a table of many rows that size themselves, scrolls it picture by picture, goes to its end
/// and turns the device, and prints the seconds that each took.
///
/// Words: the number of rows, and how many rounds (the least time counts).
@main
@MainActor
struct ListWorkload {
  static func main() {
    let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard words.count == 2 else {
      FileHandle.standardError.write(Data("usage: list-workload ROWS ROUNDS\n".utf8))
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
    let rows = Rows(count)
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    controller.view.addSubview(table)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var times: [String: Double] = [:]
    times["open"] = seconds {
      table.dataSource = rows
      window.layoutIfNeeded()
    }
    times["frame"] =
      seconds {
        for step in 1...100 {
          table.contentOffset.y = CGFloat(step) * 37
          window.layoutIfNeeded()
        }
      } / 100
    times["end"] = seconds {
      table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
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

/// Rows of different heights.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: path)
    (cell as? NoteCell)?.height?.constant = CGFloat(30 + path.row % 5 * 12)
    return cell
  }
}

/// A cell whose height is that of its constraints.
private final class NoteCell: UITableViewCell {
  private(set) var height: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let note = UIView()
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    let margins = contentView.layoutMarginsGuide
    let height = note.heightAnchor.constraint(equalToConstant: 30)
    self.height = height
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: margins.topAnchor),
      note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
