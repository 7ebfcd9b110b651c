import UIKit

enum LoadingError: LocalizedError {
  case offline

  var errorDescription: String? { NSLocalizedString("You are offline.", comment: "") }
}

class ErrorShowingViewController: UIViewController {
  func reload() async {
    do {
      try await load()
    } catch let error as LoadingError {
      title = error.errorDescription
    } catch {
      let error = error as NSError
      title = "\(error.domain) \(error.code)"
    }
  }

  private func load() async throws { throw LoadingError.offline }
}
