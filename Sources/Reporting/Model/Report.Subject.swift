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
