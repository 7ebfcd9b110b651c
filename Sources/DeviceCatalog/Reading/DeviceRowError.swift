/// A syntax error in the catalog's text: its line and what is wrong.
struct DeviceRowError: Error, Hashable {
  let line: Int
  let message: String
}
