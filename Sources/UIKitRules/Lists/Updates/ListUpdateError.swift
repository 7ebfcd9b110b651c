/// What is wrong with an update, in UIKit's words.
package struct ListUpdateError: Error, Equatable {
  package let message: String
}
