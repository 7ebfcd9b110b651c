import Foundation
import WebEngine

/// The viewports of an iPhone X in a navigation controller with its toolbar: web view safe area 88/0/78/0.
extension PageViewport {
  /// Portrait, avoiding page: LAYOUT 375 x 646, unobscured 375 x 724, 100vh 812 (W77, W87, W97).
  static let portrait = PageViewport(
    screenSize: CGSize(width: 375, height: 812), deviceScaleFactor: 3,
    unobscuredSize: CGSize(width: 375, height: 724), layoutSize: CGSize(width: 375, height: 646),
    unitSize: CGSize(width: 375, height: 812))
  /// Landscape, avoiding page.
  static let landscape = PageViewport(
    screenSize: CGSize(width: 812, height: 375), deviceScaleFactor: 3,
    unobscuredSize: CGSize(width: 724, height: 343), layoutSize: CGSize(width: 724, height: 290),
    unitSize: CGSize(width: 812, height: 375), orientationAngle: 90)
  /// Portrait, cover page.
  static let cover = PageViewport(
    screenSize: CGSize(width: 375, height: 812), deviceScaleFactor: 3,
    unobscuredSize: CGSize(width: 375, height: 812),
    safeAreaInsets: EdgeLengths(top: 88, left: 0, bottom: 78, right: 0))
}
