import UIKit

// An app as one writes it for iOS, but for the selectors. It is compiled in language mode 5, linked
// and run by SourceCompatTests.

class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let notes = UINavigationController(rootViewController: NotesViewController())
    notes.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [notes, SettingsViewController()]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

class NotesViewController: UIViewController {
  private(set) var log: [String] = []
  private(set) lazy var scrollView: UIScrollView = {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    return scrollView
  }()
  private(set) lazy var addItem = UIBarButtonItem(
    barButtonSystemItem: .add, target: self, action: Selector("add:", NotesViewController.add(_:)))
  private var observation: NSKeyValueObservation?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationItem.rightBarButtonItem = addItem
    view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 3_000)
    observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
      self?.log.append("offset \(Int(change.newValue?.y ?? 0))")
    }
    NotificationCenter.default.addObserver(
      self, selector: Selector("saved:", NotesViewController.saved(_:)), name: .notesSaved,
      object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick", NotesViewController.tick),
      userInfo: nil, repeats: true)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func add(_ sender: UIBarButtonItem) {
    log.append("add \(sender === addItem)")
    perform(Selector("save", NotesViewController.save), with: nil, afterDelay: 0.25)
  }

  private func save() { NotificationCenter.default.post(name: .notesSaved, object: self) }
  private func saved(_ notification: Notification) { log.append("saved") }
  private func tick() { log.append("tick") }
}

extension NotesViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
}

extension Notification.Name {
  static let notesSaved = Notification.Name("notesSaved")
}

class SettingsViewController: UIViewController {
  private var badges: [BadgedBox<UILabel>] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    badges = [BadgedBox(), BadgedBox(frame: CGRect(x: 0, y: 0, width: 40, height: 20))]
    badges.forEach(view.addSubview)
    badges[0].content.badge = "1"
  }

  var badgeTexts: [String?] { badges.map(\.content.badge) }
}

class BadgedBox<Content: UIView>: UIView {
  let content = Content()
}

private enum AssociatedKeys {
  static nonisolated(unsafe) let badge = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
}

extension UIView {
  var badge: String? {
    get { objc_getAssociatedObject(self, AssociatedKeys.badge) as? String }
    set {
      objc_setAssociatedObject(
        self, AssociatedKeys.badge, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
