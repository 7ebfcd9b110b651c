import UIKit

func load(_ url: URL) -> URLSessionDataTask {
  UserDefaults.standard.set(true, forKey: "loaded")
  let formatter = DateFormatter()
  formatter.dateStyle = .short
  print(String(format: "%.2f", 1.5), NSLocalizedString("title", comment: ""))
  return URLSession.shared.dataTask(with: url) { data, _, _ in print(data?.count ?? 0) }
}
