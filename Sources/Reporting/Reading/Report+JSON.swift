extension Report {
  /// The report as JSON, with the keys in their documented order.
  package var json: JSONText {
    get throws { try JSONTextEncoder().encode(self) }
  }

  /// The report as the text of a JSON file.
  package var jsonText: String {
    get throws { try json.text + "\n" }
  }

  /// Creates a report from the text of a JSON file.
  ///
  /// Keys that this version does not know are ignored.
  ///
  /// - Parameters:
  ///   - text: The file's bytes.
  ///   - name: The file's name, for error messages.
  /// - Throws: ``ReportError`` if the text is not a report, is truncated, or has a newer major version.
  package init(reading text: some Sequence<UInt8>, from name: String) throws {
    let name = name.printable
    let again =
      "Name a file that --report json=FILE has written, or a folder of --report blob=FOLDER."
    let json: JSONText
    do {
      json = try JSONText(parsing: text)
    } catch let error as JSONSyntaxError {
      throw ReportError(
        "\(name) is no report: in line \(error.line) \(error.reason).", advice: again)
    }
    guard json["format"] == .string(Self.formatName) else {
      throw ReportError("\(name) is JSON, but no report of fanlight.", advice: again)
    }
    guard case .string(let version)? = json["version"],
      let major = version.split(separator: ".").first.flatMap({ Int($0) })
    else {
      throw ReportError("\(name) is a report without a version.", advice: again)
    }
    if major > Self.majorVersion {
      var writer = "a newer fanlight"
      if case .string(let number)? = json["tool"]?["version"] { writer = "fanlight \(number)" }
      throw ReportError(
        "\(name) was written by \(writer.printable), in version \(version.printable) of the format; "
          + "this program reads version \(Self.majorVersion).", advice: "Update fanlight.")
    }
    do {
      self = try JSONTextDecoder().decode(Report.self, from: json)
      setCurrentVersion()
    } catch let error as DecodingError {
      throw ReportError("\(name) is no whole report: \(error.sentence.printable).", advice: again)
    }
  }
}

extension DecodingError {
  /// The error with the key path at which it occurred, such as "run.plan: it is missing".
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\((context.codingPath.map(\.stringValue) + [key.stringValue]).joined(separator: ".")): it is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }
}
