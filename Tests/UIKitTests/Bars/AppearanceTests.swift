import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@Suite("Bars · appearances and opacity")
@MainActor
struct AppearanceTests {
  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  @Test(
    "S3.22 at the edge: its own, or the standard one without background; compact first where low")
  func resolution() {
    var appearances = BarAppearances<UINavigationBarAppearance>()
    #expect(appearances.choice(isAtScrollEdge: true, isCompact: false) == nil)
    let standard = appearance(.red)
    appearances.standard = standard
    let edge = appearances.choice(isAtScrollEdge: true, isCompact: false)
    #expect(edge?.appearance === standard && edge?.isClear == true)
    #expect(appearances.choice(isAtScrollEdge: false, isCompact: true)?.appearance === standard)

    let compact = appearance(.green)
    let scrollEdge = appearance(.blue)
    appearances.compact = compact
    #expect(appearances.choice(isAtScrollEdge: false, isCompact: true)?.appearance === compact)
    #expect(appearances.choice(isAtScrollEdge: true, isCompact: true)?.appearance === compact)
    appearances.scrollEdge = scrollEdge
    #expect(appearances.choice(isAtScrollEdge: true, isCompact: true)?.appearance === scrollEdge)
    let both = appearance(.white)
    appearances.compactScrollEdge = both
    let choice = appearances.choice(isAtScrollEdge: true, isCompact: true)
    #expect(choice?.appearance === both && choice?.isClear == false)

    var own = BarAppearances<UINavigationBarAppearance>()
    own.standard = compact
    #expect(
      appearances.choice(isAtScrollEdge: false, isCompact: false, own: own)?.appearance === compact)
  }

  @Test("an appearance is standard at first; opaque and transparent ones differ; copies are equal")
  func configuring() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor != nil)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(copy !== appearance && copy?.backgroundColor == appearance.backgroundColor)
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    #expect(copy?.backgroundColor != nil)
  }

  @Test("S2.9, S3.25 an opaque appearance changes no frame and no inset")
  func framesStay() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = show(navigation, in: bootTestScene(Screens.iPhoneX.device(18)))
    let frame = child.view.frame
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    window.layOut()
    #expect(child.view.frame == frame && child.view.safeAreaInsets.top == 88)
    #expect(navigation.navigationBar.isTranslucent)
  }

  private func image(alpha: UInt32) -> UIImage {
    UIImage(
      cgImage: CGImage(
        Bitmap(
          width: 2, height: 1, pixels: [0xFF_000000, alpha << 24], name: "two pixels")))
  }

  @Test("S2.8 a picture of opaque pixels makes a bar opaque, unless it is said otherwise")
  func opacity() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = show(navigation, in: bootTestScene(Screens.iPhoneX.device(18)))
    let bar = navigation.navigationBar
    bar.setBackgroundImage(image(alpha: 254), for: .default)
    #expect(bar.isTranslucent)
    bar.setBackgroundImage(image(alpha: 255), for: .default)
    #expect(!bar.isTranslucent)
    window.layOut()
    #expect(child.view.frame.minY == 88)
    bar.isTranslucent = true
    window.layOut()
    #expect(child.view.frame.minY == 0)
  }
}
