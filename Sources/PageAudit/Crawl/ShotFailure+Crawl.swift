import Foundation
import PageHosts
import Reporting

extension ShotFailure {
  /// The failure of a start page that the site's robots.txt disallows.
  ///
  /// - Parameter robotsFailure: The reason why the robots.txt cannot be read, which disallows everything; `nil` if
  ///   it was read.
  init(disallowed url: URL, robotsFailure: String?) {
    let advice = "If the site is yours, crawl it with --ignore-robots."
    guard let robotsFailure else {
      self.init(
        "\(url.absoluteString.printable) was not loaded: the site's robots.txt disallows it.",
        advice: advice)
      return
    }
    self.init(
      "\(url.absoluteString.printable) was not loaded, because the site's robots.txt could not be "
        + "read: \(robotsFailure).",
      advice: "Check that the server responds. " + advice)
  }

  /// Returns the failure of a start page that is not HTML.
  init(startThatIsNoPage url: URL) {
    self.init(
      "\(url.absoluteString.printable) is no HTML page, so it has no links to follow.",
      advice: "Name a page of the site, or its sitemap with --sitemap.")
  }

  /// The failure of a sitemap.
  init(sitemap url: URL, reason: String) {
    self.init(
      "The sitemap \(url.absoluteString.printable) could not be read: \(reason).",
      advice: "Mend it, or name the start page with --site.")
  }

  /// The failure of a sitemap that names no page to visit.
  init(sitemapWithoutPages url: URL) {
    self.init(
      "The sitemap \(url.absoluteString.printable) names no HTML page that may be visited.",
      advice: "Look at --include and --exclude, at the site's robots.txt, and at the sitemap.")
  }

  /// The failure of a URL whose response has an error status.
  init(errorStatus status: Int, at url: URL) {
    self.init(
      "\(url.absoluteString.printable) was not loaded: the server responded with status \(status).",
      advice: "Mend the link that leads there, or the server.", httpStatus: status)
  }

  /// The failure of a URL that leads to a private one.
  init(privateAddress url: URL, host: String) {
    self.init(
      "\(url.absoluteString.printable) was not loaded: it leads to \(host.printable), which is of this "
        + "machine or its networks.",
      advice: "A crawl keeps out of them; name that page itself if you mean it.")
  }
}
