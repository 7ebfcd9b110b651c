public import UIKit

/// A list of names under their first letters, with an index, pictures and lines of two texts.
public final class ContactsScreenController: UITableViewController {
  private let names: [(letter: String, names: [String])] = [
    ("A", ["Ada", "Alan", "Anita"]), ("B", ["Barbara", "Brian"]),
    ("D", ["Dennis", "Donald", "Dorothy"]), ("E", ["Edsger"]),
    ("G", ["Grace", "Guido"]), ("J", ["Joan", "John"]), ("K", ["Ken", "Kathleen"]),
    ("M", ["Margaret", "Mary"]),
  ]

  /// Creates the screen.
  public init() {
    super.init(style: .plain)
    title = "Contacts"
  }

  /// Storyboards are not used: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  /// Returns the number of letters.
  public override func numberOfSections(in tableView: UITableView) -> Int { names.count }

  /// Returns the number of names under a letter.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { names[section].names.count }

  /// Returns a cell with a content configuration.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "person")
    content.text = names[indexPath.section].names[indexPath.row]
    content.secondaryText = "mobile"
    cell.contentConfiguration = content
    return cell
  }

  /// Returns what a swipe over a name brings in.
  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      completion(false)
    }
    let call = UIContextualAction(style: .normal, title: "Call") { _, _, completion in
      completion(true)
    }
    call.backgroundColor = .systemGreen
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
      completion(true)
    }
    pin.image = UIImage(systemName: "person")
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, call, pin])
  }

  /// Returns the letter.
  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { names[section].letter }

  /// Returns all letters.
  public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    names.map(\.letter)
  }
}
