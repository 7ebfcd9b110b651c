public import UIKit

/// Two bands of a fixed height at the top and bottom of the safe area.
public final class SafeAreaBannersViewController: UIViewController {
  /// The band above.
  public let topBanner: BannerView = .init(text: "Top of the safe area", color: .systemTeal)
  /// The band below.
  public let bottomBanner: BannerView = .init(
    text: "Bottom of the safe area", color: .systemOrange)
  private let usesConstraints: Bool

  /// Creates the screen.
  ///
  /// - Parameter usesConstraints: Whether constraints place the bands; otherwise their frames are
  ///   computed from the view's insets.
  public init(usesConstraints: Bool) {
    self.usesConstraints = usesConstraints
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Adds the bands.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(topBanner)
    view.addSubview(bottomBanner)
    if usesConstraints { constrainBanners() }
  }

  private func constrainBanners() {
    // figure: views-on-safe-area
    let safeArea = view.safeAreaLayoutGuide
    for banner in [topBanner, bottomBanner] {
      banner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        banner.heightAnchor.constraint(equalToConstant: BannerView.labelHeight),
      ])
    }
    NSLayoutConstraint.activate([
      topBanner.topAnchor.constraint(equalTo: safeArea.topAnchor),
      bottomBanner.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    // end figure
  }

  /// Places the bands by the view's insets, where constraints do not.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !usesConstraints else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = BannerView.labelHeight
    topBanner.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    bottomBanner.frame = CGRect(
      x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }
}
