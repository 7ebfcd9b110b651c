extension Report {
  /// What was looked at: a page, a figure, or a suite of tests.
  package struct Subject: Sendable, Hashable, Codable {
    /// A stable word: the page's path, the figure's id, the suite's name.
    package var id: String
    /// What it is.
    package var kind: Kind
    /// The name for people, such as the page's title.
    package var name: String
    /// The page's URL.
    package var address: String?
    /// The file that it is from, relative to the repository.
    package var file: String?
    /// The line of ``file``, from 1.
    package var line: Int?
    /// How long it took, in seconds; `nil` in the reproducible form.
    package var seconds: Double?

    /// How many times a page was laid out; `nil` in the reproducible form, for it depends on the number of tabs.
    package var layouts: Int?
    /// How many findings a fresh load did not confirm, so that they are left out; `nil` for none.
    package var unconfirmed: Int?
    /// How many boxes a page has beyond the most that are judged; `nil` for none.
    package var dropped: Int?

    /// Creates a subject.
    package init(
      id: String, kind: Kind, name: String, address: String? = nil, file: String? = nil,
      line: Int? = nil, seconds: Double? = nil
    ) {
      self.id = id
      self.kind = kind
      self.name = name
      self.address = address
      self.file = file
      self.line = line
      self.seconds = seconds
    }
  }
}
