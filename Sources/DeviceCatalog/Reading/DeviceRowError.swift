/// Where and why the catalog's text cannot be read.
struct DeviceRowError: Error, Hashable {
  let line: Int
  let message: String
}
