import ArgumentParser
import Foundation
import PageHosts
import WebEngine

/// The parser of arguments that name pages.
struct PageArguments {
  /// The folder that relative paths are resolved against.
  let folder: URL
  /// The folder whose files local pages may load; `nil` for the folder of each page.
  let readAccess: URL?
  /// Returns the data of standard input.
  let readStandardInput: () throws -> Data

  /// Returns the page's name in all output: its argument without userinfo, or "stdin".
  static func name(of argument: String) -> String {
    argument == "-" ? "stdin" : argument.withoutUserinfo
  }

  /// Returns the page that an argument names.
  func page(_ argument: String) throws(ShotFailure) -> PageSource {
    if argument == "-" {
      return PageSource(.html(try standardInput()), argument: Self.name(of: argument))
    }
    if let url = serverURL(argument) {
      try checkPort(of: argument)
      return PageSource(.web(url), argument: argument)
    }
    if let url = URL(address: argument), let scheme = url.scheme?.lowercased(), scheme.count > 1 {
      // Other URLs with the scheme "about" are internal to the engine.
      let isBlank = argument.lowercased() == "about:blank"
      switch scheme {
      case "http", "https":
        guard url.host?.isEmpty == false else {
          throw ShotFailure(
            "\(argument) is no web address, because it names no host.",
            advice: "Write it like https://example.com/page.")
        }
        try checkPort(of: argument)
        return webPage(url, argument: argument)
      case "data": return PageSource(.web(url), argument: argument)
      case "about" where isBlank: return PageSource(.web(url), argument: argument)
      case "file": return try file(url, argument: argument)
      default:
        if !fileExists(argument) {
          throw ShotFailure(
            "\(argument) cannot be shown, because Fanlight does not load '\(scheme)' addresses.",
            advice: "Name a file, an http or https address, or - for HTML on standard input.")
        }
      }
    } else if let scheme = argument.firstRange(of: "://"), !fileExists(argument) {
      throw ShotFailure(
        "\(argument) cannot be read as an address.",
        advice:
          "Write it like \(argument[..<scheme.lowerBound])://example.com/page, with spaces as %20.")
    }
    return try file(fileURL(argument), argument: argument)
  }

  /// Returns the page at a URL; its userinfo becomes the credential for the server and is never printed.
  private func webPage(_ url: URL, argument: String) -> PageSource {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      parts.user != nil || parts.password != nil
    else { return PageSource(.web(url), argument: argument) }
    let credential = PageAccess.Credential(
      user: parts.user ?? "", password: parts.password ?? "")
    parts.user = nil
    parts.password = nil
    var page = PageSource(.web(parts.url ?? url), argument: Self.name(of: argument))
    page.credential = credential
    return page
  }

  /// Returns the URL of a server that is named without a scheme, such as localhost:8000 or 127.0.0.1:3000/a;
  /// `nil` if the argument names an existing file, or has neither a port nor the host "localhost".
  private func serverURL(_ argument: String) -> URL? {
    let host = argument.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    let hasPort = parts.count == 2 && !parts[0].isEmpty && Self.isNumber(parts[1])
    guard hasPort || host.lowercased() == "localhost", !fileExists(argument) else { return nil }
    return URL(address: "http://" + argument)
  }

  /// Checks that the port of a URL is at most 65535.
  private func checkPort(of argument: String) throws(ShotFailure) {
    let start = argument.firstRange(of: "://")?.upperBound ?? argument.startIndex
    let authority = argument[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = authority.lastIndex(of: ":"),
      case let port = authority[authority.index(after: colon)...], Self.isNumber(port),
      (Int(port) ?? .max) > 65_535
    else { return }
    throw ShotFailure(
      "\(argument) cannot be loaded, because there is no port \(port).",
      advice: "Ports are numbers up to 65535.")
  }

  /// Returns whether an argument begins with a host name, such as "example.com" or "www.example.com/page".
  private static func looksLikeHost(_ argument: String) -> Bool {
    let labels = argument.prefix { $0 != "/" }.split(
      separator: ".", omittingEmptySubsequences: false)
    let isHost =
      labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
    let files: Set<Substring> = ["html", "htm", "xhtml", "svg", "txt", "xml", "md", "php"]
    return isHost && !files.contains(labels[labels.count - 1])
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Returns the URL of a file; "#" and "?" begin a fragment and a query unless a file with that name exists.
  private func fileURL(_ argument: String) -> URL {
    let whole = URL(fileURLWithPath: path(argument))
    guard !fileExists(argument), let mark = argument.firstIndex(where: { $0 == "#" || $0 == "?" }),
      fileExists(String(argument[..<mark])),
      let rest = URL(address: String(argument[mark...])),
      case let file = URL(fileURLWithPath: path(String(argument[..<mark])))
    else { return whole }
    return URL(address: file.absoluteString + rest.absoluteString) ?? whole
  }

  private func fileExists(_ argument: String) -> Bool {
    FileManager.default.fileExists(atPath: path(argument))
  }

  private func path(_ argument: String) -> String {
    URL(fileURLWithPath: argument, relativeTo: folder).path
  }

  private func file(_ url: URL, argument: String) throws(ShotFailure) -> PageSource {
    let file = url.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw ShotFailure(
        "There is no file \(argument).",
        advice: Self.looksLikeHost(argument)
          ? "Write https://\(argument) for a page of the web, or name a file that is there."
          : "Name a file that is there, an address such as https://example.com, or - for HTML on "
            + "standard input.")
    }
    guard !isFolder.boolValue else {
      throw ShotFailure(
        "\(argument) is a folder.", advice: "Name the page in it, such as index.html.")
    }
    guard Self.isRegular(file) else {
      throw ShotFailure(
        "\(argument) is a pipe or a device.",
        advice: "Send it to the command's standard input, and name the page -.")
    }
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw ShotFailure("\(argument) may not be read.", advice: "Change the file's permissions.")
    }
    let access = readAccess ?? file.deletingLastPathComponent()
    try checkReadAccess()
    guard Self.lies(file, in: access) else {
      if readAccess == nil {
        let target = file.resolvingSymlinksInPath().path
        throw ShotFailure(
          "\(argument) leads to \(target), which is outside of its folder.",
          advice: "Name \(target) itself, or a folder that holds it with --read-access.")
      }
      throw ShotFailure(
        "\(argument) does not lie in \(access.path), which --read-access names.",
        advice: "Name a folder that holds the page.")
    }
    return PageSource(.file(Self.standardized(url), readAccess: access), argument: argument)
  }

  private func checkReadAccess() throws(ShotFailure) {
    guard let readAccess else { return }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: readAccess.path, isDirectory: &isFolder)
    guard !exists || !isFolder.boolValue else { return }
    throw ShotFailure(
      exists
        ? "\(readAccess.path), which --read-access names, is a file."
        : "There is no folder \(readAccess.path), which --read-access names.",
      advice: "Name a folder that holds the page.")
  }

  /// Returns a file's URL with dot segments removed, and with its query and fragment.
  private static func standardized(_ url: URL) -> URL {
    var parts = URLComponents(url: url.standardizedFileURL, resolvingAgainstBaseURL: true)
    let own = URLComponents(url: url, resolvingAgainstBaseURL: true)
    parts?.percentEncodedQuery = own?.percentEncodedQuery
    parts?.percentEncodedFragment = own?.percentEncodedFragment
    return parts?.url ?? url.standardizedFileURL
  }

  /// Returns whether a file is a regular file, and not a pipe or a device.
  private static func isRegular(_ file: URL) -> Bool {
    let path = file.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private func standardInput() throws(ShotFailure) -> String {
    let data: Data
    do {
      data = try readStandardInput()
    } catch {
      throw ShotFailure(
        "Standard input cannot be read: \(SystemReason.text(of: error)).",
        advice: "Pipe HTML into the command, or name a file.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ShotFailure(
        "The page on standard input is not UTF-8 text.", advice: "Convert it, or save it to a file."
      )
    }
    guard !text.isEmpty else {
      throw ShotFailure(
        "There is nothing on standard input.", advice: "Pipe HTML into the command.")
    }
    return text
  }

  /// Returns whether a file is inside a folder after symbolic links are resolved.
  private static func lies(_ file: URL, in folder: URL) -> Bool {
    let inner = file.resolvingSymlinksInPath().pathComponents
    let outer = folder.resolvingSymlinksInPath().pathComponents
    return inner.starts(with: outer)
  }
}
