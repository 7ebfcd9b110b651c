public import UIKit

/// Two bands of a fixed height at the very top and bottom of the screen, whatever lies over them.
public final class EdgeBannersViewController: UIViewController {
  /// The band above.
  public let topBanner: BannerView = .init(
    text: "This label is at the very top of the view", color: .systemTeal)
  /// The band below.
  public let bottomBanner: BannerView = .init(
    text: "This label is at the very bottom of the view", color: .systemOrange)

  /// Puts the bands to the view's edges.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    // figure: views-on-edges
    for banner in [topBanner, bottomBanner] {
      banner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(banner)
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        banner.heightAnchor.constraint(equalToConstant: BannerView.labelHeight),
      ])
    }
    NSLayoutConstraint.activate([
      topBanner.topAnchor.constraint(equalTo: view.topAnchor),
      bottomBanner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    // end figure
  }
}
