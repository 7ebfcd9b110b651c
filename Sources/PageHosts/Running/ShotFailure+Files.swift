import Reporting
package import WebEngine

extension ShotFailure {
  /// Creates the finding of a local file to which a page was denied access.
  ///
  /// - Parameters:
  ///   - name: The file's path relative to the page's folder.
  ///   - page: The page as the user named it.
  package init(refusing name: String, to page: String, _ refusal: PageFileRefusal) {
    let file = name.printable
    let asks = "\(page.printable) asked for \(file)"
    switch refusal {
    case .missing:
      self.init("\(asks), which is not there.", advice: "Check the name.")
    case .outside:
      self.init(
        "\(asks), which is outside the folder that it may read.",
        advice: "Name a folder that contains both with --read-access.")
    case .script:
      self.init(
        "\(asks) by a script, which may not read files, as on an iPhone.",
        advice: "Serve the page over http, or let scripts read its folder with --read-access.")
    case .hidden:
      self.init(
        "\(asks), which is hidden: --read-access reads no name that begins with a period.",
        advice: "Give the file or its folder another name.")
    case .noPermission:
      self.init(
        "\(asks), which only root may read; what a page uses is read with the permissions of the page's owner.",
        advice: "Change the file's permissions, or run as the user that it belongs to.")
    case .tooLarge(let limit):
      self.init(
        "\(asks), which is larger than \(limit >> 20) MB and cannot be read in parts.",
        advice: "Make the file smaller, or serve the page over http.")
    }
  }
}
