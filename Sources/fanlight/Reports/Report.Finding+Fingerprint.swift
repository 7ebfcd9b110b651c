import Reporting

extension Report.Finding {
  /// Returns the fingerprint for the strings that identify a fault.
  static func fingerprint(of words: [String]) -> String {
    var hash = FNV1a()
    for word in words { hash.combine(word) }
    return "fa1-\(hash.hexadecimal)"
  }
}
