import Foundation

/// What the observer script says.
enum ObserverReport: Equatable {
  /// The viewport metas of the document.
  case metas([String])
  /// The first frame.
  case rendered
  /// The title.
  case title(String)
  /// The size of the document.
  case size(CGSize)

  /// A link was clicked that may open a window.
  case newWindowLink(String)
  /// A link was followed to another place of the same document.
  case fragmentLink(String)

  /// Reads a report; `nil` for one that the script does not make.
  init?(payload: String) {
    struct Report: Decodable {
      enum Key: CodingKey { case kind, value }
      let report: ObserverReport?

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(String.self, forKey: .kind) {
        case "metas": report = .metas(try container.decode([String].self, forKey: .value))
        case "rendered": report = .rendered
        case "title": report = .title(try container.decode(String.self, forKey: .value))
        case "newWindowLink":
          report = .newWindowLink(try container.decode(String.self, forKey: .value))
        case "fragmentLink":
          report = .fragmentLink(try container.decode(String.self, forKey: .value))
        case "size":
          let size = try container.decode([Double].self, forKey: .value)
          report = size.count == 2 ? .size(CGSize(width: size[0], height: size[1])) : nil
        default: report = nil
        }
      }
    }
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(payload.utf8)).report
    else {
      return nil
    }
    self = report
  }
}
