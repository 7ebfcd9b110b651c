public import UIKit

/// Two bands at the view's edges whose labels keep to the safe area by themselves.
///
/// The bands reach below bars, housing and home indicator, and are as high as their label and what
/// reaches into them.
public final class SafeAreaLabelsViewController: UIViewController {
  /// The band above.
  public let topBanner: BannerView
  /// The band below.
  public let bottomBanner: BannerView
  private let usesConstraints: Bool

  /// Whether the app hides the status bar here.
  public var hidesStatusBar: Bool = false

  /// Creates the screen.
  ///
  /// - Parameter usesConstraints: Whether constraints place bands and labels; otherwise their frames
  ///   are computed from the insets.
  public init(usesConstraints: Bool = true) {
    self.usesConstraints = usesConstraints
    let place: BannerView.LabelPlace = usesConstraints ? .safeAreaByConstraints : .safeAreaByLayout
    topBanner = BannerView(
      text: "Label in the band's safe area", color: .systemTeal, labelPlace: place)
    bottomBanner = BannerView(
      text: "Label in the band's safe area", color: .systemOrange, labelPlace: place)
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Whether the status bar is hidden.
  public override var prefersStatusBarHidden: Bool { hidesStatusBar }

  /// Puts the bands to the view's edges.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(topBanner)
    view.addSubview(bottomBanner)
    guard usesConstraints else { return }
    for banner in [topBanner, bottomBanner] {
      banner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      topBanner.topAnchor.constraint(equalTo: view.topAnchor),
      bottomBanner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Computes the bands' frames, where constraints do not.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !usesConstraints else { return }
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let top = BannerView.labelHeight + insets.top
    let bottom = BannerView.labelHeight + insets.bottom
    topBanner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    bottomBanner.frame = CGRect(
      x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
  }
}
