import UIKit

class ListeningScreen: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("changed:", ListeningScreen.changed(_:)),
      name: Notification.Name("changed"), object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick", ListeningScreen.tick),
      userInfo: nil, repeats: true)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  private func changed(_ notification: Notification) {}
  private func tick() {}
}
