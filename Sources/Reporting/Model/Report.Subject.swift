extension Report {
  /// The subject of a run's results: a page, a figure, or a suite of tests.
  package struct Subject: Sendable, Hashable, Codable {
    /// The subject's identifier, stable between runs: the page's path, the figure's id, or the suite's name.
    package var id: String
    /// The kind of subject.
    package var kind: Kind
    /// The display name, such as the page's title.
    package var name: String
    /// The page's URL.
    package var address: String?
    /// The subject's source file, relative to the repository.
    package var file: String?
    /// The line of ``file``, from 1.
    package var line: Int?
    /// The time that the subject took, in seconds; `nil` in the reproducible form.
    package var seconds: Double?

    /// The number of times a page was laid out; `nil` in the reproducible form, because it depends on the
    /// number of tabs.
    package var layouts: Int?
    /// The number of findings that are left out because a fresh load did not confirm them; `nil` for none.
    package var unconfirmed: Int?
    /// The number of a page's boxes beyond the maximum that is judged; `nil` for none.
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
