import Foundation

extension UITableViewController {
  var loadedTableView: UITableView {
    loadViewIfNeeded()
    guard let table = tableState.table ?? (viewIfLoaded as? UITableView) else {
      preconditionFailure(
        "-[UITableViewController loadView] instantiated view controller but didn't get a "
          + "UITableView.")
    }
    return table
  }

  func setTableView(_ table: UITableView?) {
    tableState.table = table
    view = table
    connect(table)
  }

  func makeTableView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: tableState.style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableState.table = table
    view = table
    connect(table)
  }

  private func connect(_ table: UITableView?) {
    guard let table else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  func tableWillAppear(_ animated: Bool) {
    if !tableState.hasAppeared {
      tableState.hasAppeared = true
      tableView.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for path in tableView.indexPathsForSelectedRows ?? [] {
        tableView.deselectRow(at: path, animated: animated)
      }
    }
    watchKeyboard()
  }

  func tableWillDisappear() {
    for token in tableState.keyboard { NotificationCenter.default.removeObserver(token) }
    tableState.keyboard = []
    tableView.avoidKeyboard(at: nil)
  }

  // MARK: Keyboard

  /// Insets the table by the keyboard while text in it is being edited (S4.5).
  private func watchKeyboard() {
    guard tableState.keyboard.isEmpty else { return }
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ] {
      tableState.keyboard.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let frame = value?.cgRectValue
          let hides = note.name == UIResponder.keyboardWillHideNotification
          MainActor.assumeIsolated { self?.keyboardMoves(to: hides ? nil : frame) }
        })
    }
  }

  private func keyboardMoves(to frame: CGRect?) {
    guard isViewLoaded else { return }
    tableView.avoidKeyboard(at: frame)
  }
}

extension UITableView {
  /// Insets the table by a keyboard, in screen coordinates; `nil` for none.
  ///
  /// Scrolls to the first responder only if it is inside the table.
  func avoidKeyboard(at frame: CGRect?) {
    var covered: CGFloat = 0
    let responder = window?.firstResponder as? UIView
    let isInside = responder.map { $0 !== self && $0.isDescendant(of: self) } ?? false
    if let frame, isInside, let window {
      let own = convert(bounds, to: nil)
      let onScreen = window.convert(own, to: window.screen.coordinateSpace)
      if frame.minX < onScreen.maxX, frame.maxX > onScreen.minX {
        covered = max(0, onScreen.maxY - max(frame.minY, onScreen.minY))
      }
    }
    var extra = scroll.insets.extraInset
    guard extra.bottom != covered else { return }
    extra.bottom = covered
    setExtraInset(extra)
    if covered > 0, let responder {
      scrollRectToVisible(responder.convert(responder.bounds, to: self), animated: true)
    }
  }
}
