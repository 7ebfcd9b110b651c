import Foundation
import Reporting

/// The bytes of a report's pictures, which are read when a form needs them.
struct ReportPictures {
  private var sources: [(Report.Picture) -> Data?]

  /// Creates pictures whose bytes a closure returns.
  init(_ source: @escaping (Report.Picture) -> Data?) { sources = [source] }

  /// Creates pictures in memory, by their ids.
  init(_ data: [String: Data]) { self.init { data[$0.id] } }

  /// Creates pictures in files, by their ids.
  init(files: [String: URL]) {
    self.init { picture in
      guard let data = files[picture.id].flatMap({ try? Data(contentsOf: $0) }),
        Report.Picture.id(of: data) == picture.id
      else { return nil }
      return data
    }
  }

  /// Adds pictures; where several have one, the first counts.
  mutating func add(_ source: @escaping (Report.Picture) -> Data?) { sources.append(source) }

  /// Returns the bytes of a picture; `nil` if they are missing.
  func png(of picture: Report.Picture) -> Data? {
    sources.lazy.compactMap { $0(picture) }.first
  }
}
