import UIKit

final class PictureView: UIImageView {
  private var loading: Task<Void, Never>?

  func load(from url: URL) {
    loading?.cancel()
    loading = Task { [weak self] in
      guard let (data, _) = try? await URLSession.shared.data(from: url), !Task.isCancelled else {
        return
      }
      self?.image = UIImage(data: data)
    }
  }
}
