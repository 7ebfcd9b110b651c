import DeviceCatalog
import FanlightBrowser
import Foundation
import PlainRecipe
import Simulator
import Testing
import UIKit
import WebKit

/// The article's table: a covering page has the content inset (top, 0, 0, 0) and the safe area
/// (0, left, bottom, right), an avoiding one the content inset 0 and the safe area (top, left, 0, right).
@Suite("The article's recipe in forty lines, without the browser component")
@MainActor
struct PlainRecipeTests {
  nonisolated static let screens: [(String, String)] = [
    ("iPhone 8", "11"), ("iPhone X", "11"), ("iPhone X", "12"), ("iPhone X", "16"),
    ("iPhone 15 Pro", "18"), ("iPad Pro 11-inch (M4)", "18"),
  ]

  private func launch(
    _ name: String, _ system: String
  ) throws -> (Simulator, RecipeViewController) {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    let recipe = RecipeViewController()
    let navigation = UINavigationController(rootViewController: recipe)
    navigation.isToolbarHidden = false
    simulator.show(navigation)
    return (simulator, recipe)
  }

  private func show(
    _ fit: ViewportFit, in recipe: RecipeViewController, on simulator: Simulator
  ) {
    recipe.webView.applyModelledPage(
      viewportFit: fit == .cover ? .cover : .auto, contentHeight: 4000)
    simulator.layOut()
  }

  private enum ViewportFit { case cover, auto }

  @Test("000: each step's numbers, in both orientations and back", arguments: screens)
  func stepsInBothOrientations(name: String, system: String) throws {
    let (simulator, recipe) = try launch(name, system)
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight, .portrait] {
      for fit in [ViewportFit.cover, .auto, .cover] {
        simulator.rotate(to: orientation)
        simulator.settle()
        show(fit, in: recipe, on: simulator)
        let safe = recipe.view.safeAreaInsets
        let scrollView = recipe.webView.scrollView
        let isCovering = fit == .cover
        #expect(scrollView.contentInsetAdjustmentBehavior == (isCovering ? .never : .always))
        #expect(
          scrollView.contentInset
            == UIEdgeInsets(top: isCovering ? safe.top : 0, left: 0, bottom: 0, right: 0))
        #expect(
          recipe.webView.safeAreaInsets
            == UIEdgeInsets(
              top: isCovering ? 0 : safe.top, left: safe.left,
              bottom: isCovering ? safe.bottom : 0, right: safe.right))
        #expect(abs(scrollView.contentOffset.y + safe.top) < 0.5)
        #expect(abs(scrollView.adjustedContentInset.top - safe.top) < 0.5)
        #expect(scrollView.verticalScrollIndicatorInsets.top == safe.top)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == safe.bottom)
      }
    }
  }

  @Test("the recipe places pages as the component's strategy .article does", arguments: screens)
  func recipeMatchesTheArticleStrategy(name: String, system: String) throws {
    let (simulator, recipe) = try launch(name, system)
    for fit in [ViewportFit.cover, .auto] {
      show(fit, in: recipe, on: simulator)
      let scrollView = recipe.webView.scrollView
      let placement = ArticleSafeArea().placement(
        for: SafeAreaState(
          safeArea: recipe.view.safeAreaInsets,
          behavior: scrollView.contentInsetAdjustmentBehavior))
      #expect(recipe.webView.safeAreaInsets == placement.webViewSafeArea)
      #expect(scrollView.contentInset == placement.contentInset)
      #expect(scrollView.verticalScrollIndicatorInsets == placement.verticalIndicatorInsets)
    }
  }
}
