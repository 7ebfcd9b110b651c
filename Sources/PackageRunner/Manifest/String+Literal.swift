extension String {
  /// The text as a literal of a manifest.
  var literal: String {
    "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
