package import AuditRules

extension Rule {
  /// The rules for which pages are measured.
  ///
  /// `keyboard-cover` judges a page with a field in focus and the keyboard over it, which no page is shown
  /// with yet.
  package static let measured: [Rule] = all.filter { $0.id != "keyboard-cover" }

  /// Returns the measured rule of an identifier; `nil` if there is none.
  package static func measured(_ id: String) -> Rule? { measured.first { $0.id == id } }
}
