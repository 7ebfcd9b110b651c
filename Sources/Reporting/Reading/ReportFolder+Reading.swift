package import Foundation

extension ReportFolder {
  /// The folders of the reports at a place: the place itself, or those in it, as each process of
  /// a run of tests has its own.
  package static func folders(at url: URL) -> [ReportFolder] {
    let folder = ReportFolder(url)
    if folder.isReport { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { ReportFolder(url.appendingPathComponent($0)) }
      .filter(\.isReport)
  }

  /// Whether the folder has a report or events.
  private var isReport: Bool {
    [reportFile, eventsFile].contains { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Reads the report.
  ///
  /// Of a run that has not ended, or died, it is what the events say, and is not complete.
  ///
  /// - Throws: ``ReportError`` if the folder has no report, or one that cannot be read.
  package func report() throws -> Report {
    if let data = try? Data(contentsOf: reportFile) {
      return try Report(reading: data, from: reportFile.path)
    }
    guard let data = try? Data(contentsOf: eventsFile) else {
      throw ReportError(
        "\(url.path) has no report.", advice: "Give it a folder of --report blob=FOLDER.")
    }
    return try Report(events: data, from: eventsFile.path)
  }
}

extension Report {
  /// Puts the events of a run together.
  ///
  /// A last line that is cut off is left out. Without an end the report is not complete and has a
  /// failure that says so.
  ///
  /// - Parameters:
  ///   - data: The lines.
  ///   - name: The file's name, for messages.
  /// - Throws: ``ReportError`` if there is no beginning.
  package init(events data: Data, from name: String) throws {
    var events: [ReportEvent] = []
    var unreadable = 0
    // What follows the last line break was cut off while it was written.
    for line in data.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    where !line.isEmpty {
      do {
        if let event = try ReportEvent(line: line) { events.append(event) }
      } catch {
        unreadable += 1
      }
    }
    guard case .begin(let start)? = events.first else {
      throw ReportError(
        "\(name.printable) does not begin with the event \"begin\".",
        advice: "Run again; nothing of this run was written.")
    }
    self = start
    run.complete = false
    for event in events.dropFirst() { add(event) }
    if !run.complete {
      failures.append(
        Failure(
          what: "run", message: "The run ended early; the report has what was done until then.",
          advice: "Run it again."))
    }
    if unreadable > 0 {
      failures.append(
        Failure(
          what: "read",
          message: "\(FindingText.count(unreadable, "line")) of events cannot be read.",
          advice: "Run it again."))
    }
    sort()
    summarize()
  }

  /// Adds what an event says.
  private mutating func add(_ event: ReportEvent) {
    switch event {
    case .begin(let other):
      screens += other.screens.filter { !screens.contains($0) }
      rules += other.rules.filter { !rules.contains($0) }
      subjects += other.subjects.filter { !subjects.contains($0) }
    case .subject(let subject):
      subjects.removeAll { $0.id == subject.id }
      subjects.append(subject)
    case .picture(let picture):
      if !pictures.contains(where: { $0.id == picture.id }) { pictures.append(picture) }
    case .shot(let shot): shots.append(shot)
    case .comparison(let comparison): comparisons.append(comparison)
    case .finding(let finding): findings.append(finding)
    case .failure(let failure): failures.append(failure)
    case .end(let seconds):
      run.seconds = seconds
      run.complete = true
    }
  }
}
