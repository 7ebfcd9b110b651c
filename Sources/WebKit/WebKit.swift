// A file that imports WebKit sees UIKit and Foundation too, as with Apple's umbrella header.
@_exported public import UIKit
