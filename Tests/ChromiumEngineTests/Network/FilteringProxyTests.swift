import Testing

@testable import ChromiumEngine

@Suite("The proxy connects to no private address that a public server's name leads to")
struct FilteringProxyTests {
  @Test(
    "of a host's addresses, private ones count for a named server that has no other",
    arguments: [
      (["10.0.0.1"], true, ["10.0.0.1"]), (["10.0.0.1"], false, []),
      (["1.1.1.1", "127.0.0.1"], true, ["1.1.1.1"]),
      (["127.0.0.1", "1.1.1.1"], false, ["1.1.1.1"]),
      (["127.0.0.1", "::1"], true, ["127.0.0.1", "::1"]), ([], true, []),
    ])
  func reachableAddresses(_ all: [String], _ mayBePrivate: Bool, _ reachable: [String]) {
    let addresses = all.flatMap(IPAddress.resolve)
    #expect(
      FilteringProxy.reachable(addresses, mayBePrivate: mayBePrivate)
        == reachable.flatMap(IPAddress.resolve))
  }
}
