import Foundation
import Reporting

/// The pictures of a report, whose data is read when a form needs it.
struct ReportPictures {
  private var sources: [(Report.Picture) -> Data?]

  /// Creates pictures with a closure that returns their data.
  init(_ source: @escaping (Report.Picture) -> Data?) { sources = [source] }

  /// Creates pictures from data in memory, by id.
  init(_ data: [String: Data]) { self.init { data[$0.id] } }

  /// Creates pictures from files, by id.
  init(files: [String: URL]) {
    self.init { picture in
      guard let data = files[picture.id].flatMap({ try? Data(contentsOf: $0) }),
        Report.Picture.id(of: data) == picture.id
      else { return nil }
      return data
    }
  }

  /// Adds a source of pictures, which is used for pictures that the earlier sources do not have.
  mutating func add(_ source: @escaping (Report.Picture) -> Data?) { sources.append(source) }

  /// Returns the data of a picture; `nil` if no source has it.
  func png(of picture: Report.Picture) -> Data? {
    sources.lazy.compactMap { $0(picture) }.first
  }
}
