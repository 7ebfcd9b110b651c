import UIKit

class Playlist: NSObject {
  var songs: [String] = [] {
    willSet { willChangeValue(for: \.songs) }
    didSet { didChangeValue(for: \.songs) }
  }
}

final class PlaylistScreen: UIViewController {
  private let playlist = Playlist()
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = playlist.observe(\.songs, options: [.initial, .new]) { [weak self] _, change in
      self?.title = "\(change.newValue?.count ?? 0) songs"
    }
  }
}
