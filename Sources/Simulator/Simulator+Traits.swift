public import UIKit

extension Simulator {
  /// The appearance, light or dark, that the user chose in Settings.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { scene.traitCollection.userInterfaceStyle }
    set {
      scene.setSystemTraits(style: newValue)
      layOut()
    }
  }

  /// The layout direction of the device's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { scene.traitCollection.layoutDirection }
    set {
      scene.setSystemTraits(layoutDirection: newValue)
      layOut()
    }
  }

  /// A Boolean value that determines whether Increase Contrast is on.
  public var increasesContrast: Bool {
    get { scene.traitCollection.accessibilityContrast == .high }
    set {
      scene.setSystemTraits(contrast: newValue ? .high : .normal)
      layOut()
    }
  }

  /// A Boolean value that determines whether Bold Text is on.
  public var showsBoldText: Bool {
    get { scene.traitCollection.legibilityWeight == .bold }
    set {
      scene.setSystemTraits(legibilityWeight: newValue ? .bold : .regular)
      layOut()
    }
  }

  /// The text size that the user chose in Settings.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { scene.traitCollection.preferredContentSizeCategory }
    set {
      scene.setSystemTraits(contentSizeCategory: newValue)
      layOut()
    }
  }
}
