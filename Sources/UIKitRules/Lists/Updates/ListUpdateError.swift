/// An invalid update, with UIKit's description.
package struct ListUpdateError: Error, Equatable {
  package let message: String
}
