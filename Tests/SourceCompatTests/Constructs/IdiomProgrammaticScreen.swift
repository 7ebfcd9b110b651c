import UIKit

final class ProfileViewController: UIViewController {
  private let nameLabel = UILabel()
  private let photoView = UIImageView()
  private let followButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.textAlignment = .center
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    followButton.setTitle("Follow", for: .normal)
    [photoView, nameLabel, followButton].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    photoView.frame = CGRect(x: area.midX - 40, y: area.minY, width: 80, height: 80)
    photoView.layer.cornerRadius = 40
    nameLabel.frame = CGRect(x: area.minX, y: 100, width: area.width, height: 24)
    followButton.sizeToFit()
    followButton.center = CGPoint(x: area.midX, y: nameLabel.frame.maxY + 30)
  }
}
