import UIKit

class ListViewController: UITableViewController {
  @IBOutlet private weak var addButton: UIBarButtonItem!

  let list = Checklist.example

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "ItemCell", bundle: nil), forCellReuseIdentifier: "ItemCell")
    NotificationCenter.default.addObserver(
      self, selector: #selector(listChanged(_:)), name: Checklist.didChange, object: list)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return list.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
    if let cell = cell as? ItemCell {
      cell.show(list.items[indexPath.row])
      cell.delegate = self
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showItem", sender: indexPath.row)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let detail = segue.destination as? ItemViewController, let row = sender as? Int {
      detail.item = list.items[row]
    }
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? NewItemViewController, let title = source.enteredTitle
    else { return }
    list.add(title)
  }

  @objc private func listChanged(_ notification: Notification) {
    tableView.reloadData()
  }
}

extension ListViewController: ItemCellDelegate {
  func itemCellDidToggle(_ cell: ItemCell) {
    guard let row = tableView.indexPath(for: cell)?.row else { return }
    list.toggle(at: row)
  }
}
