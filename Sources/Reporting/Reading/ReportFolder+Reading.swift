package import Foundation

extension ReportFolder {
  /// Returns the report folders at a URL: the folder itself, or its subfolders, because each process of
  /// a test run writes its own.
  package static func folders(at url: URL) -> [ReportFolder] {
    let folder = ReportFolder(url)
    if folder.isReport { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { ReportFolder(url.appendingPathComponent($0)) }
      .filter(\.isReport)
  }

  /// Whether the folder contains a report or events.
  private var isReport: Bool {
    [reportFile, eventsFile].contains { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the folder's report.
  ///
  /// If the run has not ended or crashed, the report is made from its events and is not complete.
  ///
  /// - Throws: ``ReportError`` if the folder has no report or has one that cannot be read.
  package func report() throws -> Report {
    if let data = try? Data(contentsOf: reportFile) {
      return try Report(reading: data, from: reportFile.path)
    }
    guard let data = try? Data(contentsOf: eventsFile) else {
      throw ReportError(
        "\(url.path) has no report.", advice: "Name a folder of --report blob=FOLDER.")
    }
    return try Report(events: data, from: eventsFile.path)
  }
}

extension Report {
  /// Creates a report from the events of a run.
  ///
  /// A truncated last line is ignored. Without the event "end" the report is not complete and has a
  /// failure that says so.
  ///
  /// - Parameters:
  ///   - data: The lines of events.
  ///   - name: The file's name, for error messages.
  /// - Throws: ``ReportError`` if the first event is not "begin".
  package init(events data: Data, from name: String) throws {
    var events: [ReportEvent] = []
    var unreadable = 0
    // The text after the last line break is a line whose writing was interrupted.
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
        advice: "Run it again; this run wrote no results.")
    }
    self = start
    run.complete = false
    for event in events.dropFirst() { add(event) }
    if !run.complete {
      failures.append(
        Failure(
          what: "run", message: "The run ended early; the report has the results so far.",
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

  /// Adds the content of an event to the report.
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
