import UIKit

let named = Selector("tap")
let doublyNamed = Selector(("tap:"))
let literal: Selector = "tap"
let fromString = NSSelectorFromString("tap")
