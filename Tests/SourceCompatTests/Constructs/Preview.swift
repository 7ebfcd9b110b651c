import UIKit

#Preview { UIViewController() }
