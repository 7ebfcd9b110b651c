"""Reads and writes PNG files with eight bits per channel and alpha, with Python's standard library only."""

import pathlib
import struct
import sys
import zlib


def unfiltered(kind, row, above):
    """Returns a row's unfiltered bytes, four per pixel (PNG specification, section 9)."""
    if kind == 0:
        return row
    if kind == 2:
        return bytes((a + b) & 255 for a, b in zip(row, above))
    result = bytearray(row)
    for i in range(len(row)):
        left = result[i - 4] if i >= 4 else 0
        up = above[i]
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            corner = above[i - 4] if i >= 4 else 0
            to_left, to_up = abs(up - corner), abs(left - corner)
            to_corner = abs(left + up - 2 * corner)
            guess = corner
            if to_left <= to_up and to_left <= to_corner:
                guess = left
            elif to_up <= to_corner:
                guess = up
        result[i] = (result[i] + guess) & 255
    return bytes(result)


def read(path):
    """Returns the width and the rows of a picture with eight bits per channel and alpha."""
    data, at, packed, header = pathlib.Path(path).read_bytes(), 8, b"", None
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        content = data[at + 8:at + 8 + size]
        at += size + 12
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", content)
        elif kind == b"IDAT":
            packed += content
    width, height, depth, colors, _, _, interlaced = header
    if (depth, colors, interlaced) != (8, 6, 0):
        sys.exit(f"{path} is not a picture with eight bits per channel and alpha")
    raw, length, rows, above = zlib.decompress(packed), width * 4, [], bytes(width * 4)
    for y in range(height):
        start = y * (length + 1)
        above = unfiltered(raw[start], raw[start + 1:start + 1 + length], above)
        rows.append(above)
    return width, rows


def shrunk(width, rows, scale):
    """Returns the picture with one pixel for each scale x scale pixels, with colors weighted by alpha."""
    def blocks(values):
        parts = [part[i:width - width % scale:scale] for part in values for i in range(scale)]
        return [sum(block) for block in zip(*parts)]

    result = []
    for y in range(0, len(rows) - scale + 1, scale):
        group = rows[y:y + scale]
        alphas = [row[3::4] for row in group]
        total = blocks(alphas)
        out = bytearray(4 * len(total))
        for channel in range(3):
            colors = [[c * a for c, a in zip(row[channel::4], alpha)]
                      for row, alpha in zip(group, alphas)]
            out[channel::4] = bytes(c // a if a else 0 for c, a in zip(blocks(colors), total))
        out[3::4] = bytes(a // (scale * scale) for a in total)
        result.append(bytes(out))
    return result


def chunk(kind, content):
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def write(path, rows):
    """Writes a picture with the filter Up for each row, at the highest compression level."""
    above, raw = bytes(len(rows[0])), b""
    for row in rows:
        raw += b"\x02" + bytes((a - b) & 255 for a, b in zip(row, above))
        above = row
    header = struct.pack(">IIBBBBB", len(rows[0]) // 4, len(rows), 8, 6, 0, 0, 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0")
        + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))
