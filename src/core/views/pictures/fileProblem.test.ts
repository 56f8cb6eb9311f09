import { fileProblem, mostBytes } from './PictureUpload.tsx'

const bytes = (text: string, size = 40) =>
  new Blob([Uint8Array.from(text.padEnd(size, '.'), (letter) => letter.charCodeAt(0))])

test.each([
  ['a PNG', bytes('\x89PNG\r\n\x1a\n'), null],
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), null],
  ['a GIF', bytes('GIF89a'), null],
  ['a WebP', bytes('RIFF\n\r\0\0WEBP'), null],
  ['an AVIF', bytes('\0\0\0\x1cftypavif'), null],
  ['an SVG', bytes('<svg onload="alert(1)">'), 'noPicture'],
  ['a page called foto.jpg', new File(['<html>'], 'foto.jpg', { type: 'image/jpeg' }), 'noPicture'],
  ['nothing', new Blob([]), 'empty'],
  ['too much', bytes('\x89PNG', mostBytes + 1), 'tooLarge'],
] as const)('%s', async (_, file, problem) => expect(await fileProblem(file)).toBe(problem))
