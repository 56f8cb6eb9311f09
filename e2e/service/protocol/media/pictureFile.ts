/** What a file is by its first bytes, and how large; null for what is no picture of the web. */
export interface PictureFile {
  readonly mime: string
  readonly extension: string
  readonly width: number | null
  readonly height: number | null
}

const starts = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Size of a JPEG: in the first of its segments that begins a frame. */
const jpegSize = (bytes: Buffer): { width: number | null; height: number | null } => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const kind = bytes[at + 1] ?? 0
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { width: null, height: null }
}

export const pictureFile = (bytes: Buffer): PictureFile | null => {
  if (starts(bytes, '\x89PNG') && bytes.length > 24)
    return {
      mime: 'image/png',
      extension: 'png',
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
    }
  if (starts(bytes, '\xff\xd8\xff'))
    return { mime: 'image/jpeg', extension: 'jpg', ...jpegSize(bytes) }
  if (starts(bytes, 'GIF8') && bytes.length > 10)
    return {
      mime: 'image/gif',
      extension: 'gif',
      width: bytes.readUInt16LE(6),
      height: bytes.readUInt16LE(8),
    }
  const unmeasured = { width: null, height: null }
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8))
    return { mime: 'image/webp', extension: 'webp', ...unmeasured }
  return starts(bytes, 'ftypavif', 4)
    ? { mime: 'image/avif', extension: 'avif', ...unmeasured }
    : null
}
