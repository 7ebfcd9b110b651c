import UIKit

@MainActor
class LoadingScreen: UIViewController {
  private var loading: Task<Void, Never>?

  func load() async -> String { "done" }

  override func viewDidLoad() {
    super.viewDidLoad()
    loading = Task { @MainActor [weak self] in
      let text = await self?.load()
      self?.title = text
    }
  }
}
