// Reads a resource of the document's origin as UTF-8: at most `limit` bytes of its decompressed content, and with a
// timeout in milliseconds (docs/spec/audit.md, 8).
async function (address, limit, milliseconds) {
  // The bytes of a stream, as far as they can be read.
  const read = async (stream) => {
    const parts = [];
    let length = 0, isCut = false;
    const reader = stream.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        length += value.length;
        if (length > limit) { isCut = true; break; }
      }
    } catch (error) {
      if (length === 0) throw error;
      isCut = true;
    }
    reader.cancel().catch(() => {});
    const bytes = new Uint8Array(length);
    let offset = 0;
    for (const part of parts) { bytes.set(part, offset); offset += part.length; }
    return { bytes: bytes.subarray(0, limit), isCut };
  };

  try {
    const response = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(milliseconds) });
    let { bytes, isCut } = response.body ? await read(response.body) : { bytes: new Uint8Array(), isCut: false };
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
      const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
      const inner = await read(whole);
      bytes = inner.bytes;
      isCut = isCut || inner.isCut;
    }
    return JSON.stringify({ status: response.status, text: new TextDecoder().decode(bytes), isCut, error: '' });
  } catch (error) {
    return JSON.stringify({ status: 0, text: '', isCut: false, error: String(error?.message ?? error) });
  }
}
