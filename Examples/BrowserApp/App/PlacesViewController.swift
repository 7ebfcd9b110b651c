import FanlightBrowser
import UIKit

/// The list of places, each of which opens the browser.
public class PlacesViewController: UITableViewController {
  /// The places.
  public var places: [Place] = Place.all {
    didSet { tableView.reloadData() }
  }

  /// Creates the list.
  public init() {
    super.init(style: .insetGrouped)
    title = "Places"
  }

  /// Creates the list from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }

  /// A row for each place.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { places.count }

  /// Shows a place's title and address.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = places[indexPath.row].title
    content.secondaryText = places[indexPath.row].address
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// Opens the browser.
  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let url = URL(string: places[indexPath.row].address) else { return }
    open(url)
  }

  /// Shows a page in a browser that keeps to the places' own sites.
  @discardableResult
  public func open(_ url: URL) -> BrowserViewController {
    let browser = BrowserViewController(url: url)
    browser.policy = .allowList(
      places.compactMap { URL(string: $0.address).flatMap(Site.init(containing:)) })
    browser.navigationItem.largeTitleDisplayMode = .never
    show(browser, sender: self)
    return browser
  }
}
