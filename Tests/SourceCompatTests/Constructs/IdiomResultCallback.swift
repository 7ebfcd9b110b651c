import UIKit

struct Article: Codable {
  let title: String
}

final class ArticleService {
  func fetch(completion: @escaping @MainActor (Result<[Article], Error>) -> Void) {
    DispatchQueue.main.async { completion(.success([Article(title: "One")])) }
  }
}

final class ArticleViewController: UIViewController {
  private let service = ArticleService()
  private var articles: [Article] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    service.fetch { [weak self] result in
      switch result {
      case .success(let articles): self?.articles = articles
      case .failure(let error): print(error.localizedDescription)
      }
    }
  }
}
