import UIKit
import WebEngine

/// The keyboard traits of the focused element (W360).
extension WKContentView: UITextInputTraits {
  var keyboardType: UIKeyboardType {
    get { keyboardTraits.type }
    set { keyboardTraits.type = newValue }
  }

  var returnKeyType: UIReturnKeyType {
    get { keyboardTraits.returnKey }
    set { keyboardTraits.returnKey = newValue }
  }

  var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardTraits.autocapitalization }
    set { keyboardTraits.autocapitalization = newValue }
  }

  var autocorrectionType: UITextAutocorrectionType {
    get { keyboardTraits.autocorrection }
    set { keyboardTraits.autocorrection = newValue }
  }

  var isSecureTextEntry: Bool {
    get { keyboardTraits.isSecure }
    set { keyboardTraits.isSecure = newValue }
  }
}
