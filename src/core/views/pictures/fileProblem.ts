/** Interface silent: the maximum size of an image is not specified. A file of more than ten million bytes is not sent. */
export const mostBytes = 10_000_000

const beginnings = [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavif/]

export type FileProblem = 'empty' | 'tooLarge' | 'noPicture'

/** What keeps a file from being sent as a picture. Its first bytes are looked at: a name says little. */
export async function fileProblem(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > mostBytes) return 'tooLarge'
  const first = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...first)
  return beginnings.some((beginning) => beginning.test(text)) ? null : 'noPicture'
}
