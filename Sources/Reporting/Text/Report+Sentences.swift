extension Report.Summary {
  /// The counts on one line, such as "1 critical, 2 minor, 1 review; 3 subjects on 20 screens".
  package var sentence: String {
    var parts = Report.Severity.allCases.filter { findings[$0] > 0 }
      .map { "\(findings[$0]) \($0.rawValue)" }
    if parts.isEmpty { parts = ["no faults"] }
    if reviews > 0 { parts.append(FindingText.count(reviews, "review")) }
    if accepted > 0 { parts.append("\(accepted) accepted") }
    if stale > 0 { parts.append("\(stale) stale") }
    if let resolved { parts.append("\(resolved) resolved") }
    for result in Report.Comparison.Result.allCases where result != .same {
      if comparisons[result] > 0 { parts.append("\(comparisons[result]) \(result.rawValue)") }
    }
    if comparisons.same > 0 { parts.append("\(comparisons.same) same") }
    if failures > 0 { parts.append(FindingText.count(failures, "failure")) }
    if let unlisted { parts.append("\(unlisted) not listed") }
    return parts.joined(separator: ", ") + "; \(FindingText.count(subjects, "subject")) on "
      + FindingText.count(screens, "screen")
  }
}

extension Report.Subject {
  /// Sentences about the findings and boxes that the report of a page omits.
  package var omissions: [String] {
    var sentences: [String] = []
    if let unconfirmed {
      sentences.append(
        "\(FindingText.count(unconfirmed, "finding")) not listed: a fresh load did not confirm "
          + "\(unconfirmed == 1 ? "it" : "them")")
    }
    if let dropped {
      sentences.append(
        "\(dropped) boxes not judged: the page has more than can be measured at a time")
    }
    return sentences
  }
}

extension Report.AbsentShards {
  /// Returns a sentence that names the missing shards.
  ///
  /// For example: "Shard 3 of 4 is missing; 25 of 100 units were not looked at."
  package func sentence(_ units: Report.Units?) -> String {
    let list = indices.map(String.init).joined(separator: ", ")
    var sentence = "Shard \(list) of \(of) is missing"
    if indices.count > 1 { sentence = "Shards \(list) of \(of) are missing" }
    if let units {
      sentence += "; \(units.of - units.done) of \(units.of) units were not looked at"
    }
    return sentence + "."
  }
}

extension Report.Comparison.Change {
  /// The change on one line, such as "moved UIButton from 16, 551, 288 × 50 to 16, 559, 288 × 50".
  package var sentence: String {
    let text = { (frame: Report.Rectangle) in
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(FindingText.number)
      return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
    }
    var sentence = "\(kind) \(view)"
    if let from { sentence += " from \(text(from))" }
    if let to { sentence += " to \(text(to))" }
    return sentence
  }
}

extension Report.Finding {
  /// A Boolean value that indicates whether reporters list the finding: it occurs, and the baseline does
  /// not accept it.
  package var isListed: Bool { status == .new || status == .known }
}
