import UIKit

/// The app's root: one navigation controller for each of its screens.
public class FerryTabBarController: UITabBarController {
  /// The timetable.
  public let crossings = CrossingsViewController()
  /// The form.
  public let booking = BookingViewController()
  /// The article.
  public let guide = GuideViewController()

  /// Fills the tabs.
  public override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      tab(crossings, "Crossings", "clock"), tab(booking, "Booking", "person"),
      tab(guide, "Guide", "book"),
    ]
  }

  private func tab(
    _ screen: UIViewController, _ title: String, _ symbol: String
  ) -> UINavigationController {
    screen.title = title
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    return navigation
  }
}
