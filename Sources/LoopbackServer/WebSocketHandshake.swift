import Foundation

/// The server's side of the WebSocket protocol (RFC 6455): the handshake, and unmasked text frames.
enum WebSocketHandshake {
  /// Returns the response to a request that opens a WebSocket; `nil` for other requests.
  static func response(to request: String) -> String? {
    let field = request.split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("sec-websocket-key:") }
    guard let key = field?.split(separator: ":", maxSplits: 1).last else { return nil }
    let text = key.trimmingCharacters(in: .whitespaces) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    let accept = Data(sha1(Array(text.utf8))).base64EncodedString()
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(accept)\r\n\r\n"
  }

  /// Returns the frame of a text message, whose payload has fewer than 126 bytes.
  static func frame(_ text: String) -> [UInt8] {
    [0x81, UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// Returns the SHA-1 digest (FIPS 180-4), which the handshake requires.
  private static func sha1(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += withUnsafeBytes(of: UInt64(message.count * 8).bigEndian, Array.init)
    var digest: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    func rotated(_ word: UInt32, by bits: UInt32) -> UInt32 {
      (word << bits) | (word >> (32 - bits))
    }
    for block in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { index in
        padded[block + 4 * index..<block + 4 * index + 4].reduce(0) { ($0 << 8) | UInt32($1) }
      }
      for index in 16..<80 {
        words.append(
          rotated(
            words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
      }
      var (a, b, c, d, e) = (digest[0], digest[1], digest[2], digest[3], digest[4])
      for index in 0..<80 {
        let (function, constant): (UInt32, UInt32) =
          switch index {
          case 0..<20: ((b & c) | (~b & d), 0x5A82_7999)
          case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = rotated(a, by: 5) &+ function &+ e &+ constant &+ words[index]
        (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
      }
      digest = zip(digest, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return digest.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
  }
}
