extension IPAddress {
  /// A Boolean value that indicates whether the address is not a global unicast address: a loopback, private,
  /// link-local, multicast or reserved one.
  ///
  /// Source: the registries of special-purpose addresses (RFC 6890), private networks (RFC 1918, RFC
  /// 4193), link-local addresses (RFC 3927, RFC 4291), shared address space (RFC 6598), NAT64 (RFC
  /// 6052), 6to4 (RFC 3056), Teredo (RFC 4380), multicast (RFC 5771, RFC 4291).
  var isPrivate: Bool {
    if bytes.count == 4 { return Self.isPrivate(bytes[0], bytes[1], bytes[2]) }
    guard bytes.count == 16 else { return true }
    if let inner = embedded { return inner.isPrivate }
    // Global unicast addresses are in 2000::/3.
    guard bytes[0] & 0xE0 == 0x20 else { return true }
    // Teredo, and documentation.
    return bytes[0] == 0x20 && bytes[1] == 0x01
      && (bytes[2] < 0x02 || (bytes[2] == 0x0D && bytes[3] == 0xB8))
  }

  private static func isPrivate(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    switch (a, b, c) {
    case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): true
    case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _): true
    case (192, 0, 0), (192, 0, 2), (198, 18...19, _), (198, 51, 100), (203, 0, 113): true
    default: false
    }
  }

  /// The IPv4 address that is embedded in an IPv6 address; `nil` for none.
  private var embedded: IPAddress? {
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    let isTranslated =
      bytes[..<4] == [0, 0x64, 0xFF, 0x9B] && bytes[4..<12].allSatisfy { $0 == 0 }
    if isMapped || isTranslated { return IPAddress(bytes: Array(bytes[12...])) }
    return bytes[..<2] == [0x20, 0x02] ? IPAddress(bytes: Array(bytes[2..<6])) : nil
  }
}
