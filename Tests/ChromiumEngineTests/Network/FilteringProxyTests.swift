import Testing

@testable import ChromiumEngine

@Suite("The proxy does not connect to private addresses of a public server's name")
struct FilteringProxyTests {
  @Test(
    "private addresses are reachable only if they are allowed and the only ones",
    arguments: [
      (["10.0.0.1"], true, ["10.0.0.1"]), (["10.0.0.1"], false, []),
      (["1.1.1.1", "127.0.0.1"], true, ["1.1.1.1"]),
      (["127.0.0.1", "1.1.1.1"], false, ["1.1.1.1"]),
      (["127.0.0.1", "::1"], true, ["127.0.0.1", "::1"]), ([], true, []),
    ])
  func reachablePrivateAddresses(_ all: [String], _ mayBePrivate: Bool, _ reachable: [String]) {
    let addresses = all.flatMap(IPAddress.resolve)
    #expect(
      FilteringProxy.reachable(addresses, mayBePrivate: mayBePrivate)
        == reachable.flatMap(IPAddress.resolve))
  }
}
