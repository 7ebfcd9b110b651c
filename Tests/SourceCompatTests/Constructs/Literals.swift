// swift-format-ignore-file: NoPlaygroundLiterals

import UIKit

let brand = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

func logo() -> UIImage { #imageLiteral(resourceName: "logo") }
