public import UIKit

extension Simulator {
  /// Light or dark, as the user has chosen it for the whole device.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { scene.traitCollection.userInterfaceStyle }
    set {
      scene.setSystemTraits(style: newValue)
      layOut()
    }
  }

  /// The direction of the device's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { scene.traitCollection.layoutDirection }
    set {
      scene.setSystemTraits(layoutDirection: newValue)
      layOut()
    }
  }

  /// A Boolean value that determines whether the user has asked for stronger contrasts.
  public var increasesContrast: Bool {
    get { scene.traitCollection.accessibilityContrast == .high }
    set {
      scene.setSystemTraits(contrast: newValue ? .high : .normal)
      layOut()
    }
  }

  /// A Boolean value that determines whether the user has asked for bold text.
  public var showsBoldText: Bool {
    get { scene.traitCollection.legibilityWeight == .bold }
    set {
      scene.setSystemTraits(legibilityWeight: newValue ? .bold : .regular)
      layOut()
    }
  }

  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { scene.traitCollection.preferredContentSizeCategory }
    set {
      scene.setSystemTraits(contentSizeCategory: newValue)
      layOut()
    }
  }
}
