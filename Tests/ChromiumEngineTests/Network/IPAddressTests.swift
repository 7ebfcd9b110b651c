import Testing

@testable import ChromiumEngine

@Suite("The classification of IP addresses as private or public")
struct IPAddressTests {
  @Test(
    "Loopback, private, link-local, shared, reserved and multicast addresses are private (RFC 6890)",
    arguments: [
      "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.0.0.1", "10.255.255.255", "172.16.0.1",
      "172.31.255.255", "192.168.0.1", "169.254.169.254", "100.64.0.1", "100.127.255.255",
      "192.0.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1",
      "fc00::1", "fdff::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
      "64:ff9b::169.254.169.254", "2002:7f00:1::", "2001:db8::1", "::7f00:1",
    ])
  func privateAddresses(_ text: String) throws {
    let addresses = IPAddress.resolve(text)
    #expect(!addresses.isEmpty)
    #expect(addresses.allSatisfy { $0.isPrivate })
  }

  @Test(
    "Public addresses, also next to private ranges, are not private",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
      "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0",
      "192.167.255.255", "192.169.0.0", "223.255.255.255", "2606:4700:4700::1111",
      "::ffff:1.1.1.1", "2002:101:101::",
    ])
  func publicAddresses(_ text: String) throws {
    let addresses = IPAddress.resolve(text)
    #expect(!addresses.isEmpty)
    #expect(addresses.allSatisfy { !$0.isPrivate })
  }
}
