import UIKit

let helvetica = UIFont(name: "Helvetica", size: 12)
