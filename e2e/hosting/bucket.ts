import { ANEW, FOR_A_YEAR } from './files.ts'
import type { Place } from './place.ts'

/** What to set by hand where files lie in a bucket and a network of caches hands them out. */
export const bucket = ({ path, files, guards }: Place): string =>
  [
    `1. Put what is in ${files} into the bucket, under ${path}`,
    '',
    '2. With every object, as its own header:',
    `   ${path}assets/*       Cache-Control: ${FOR_A_YEAR}`,
    `   everything else  Cache-Control: ${ANEW}`,
    '   manifest.webmanifest  Content-Type: application/manifest+json',
    '',
    '3. With every answer, by the response headers of the network of caches:',
    ...Object.entries(guards).map(([name, value]) => `   ${name}: ${value}`),
    '',
    '4. Compression on: Brotli and gzip.',
    '',
    `5. Where no object is (403 and 404), but for ${path}assets/*: ${path}index.html with the status 200.`,
    `   A missing file of ${path}assets/ stays 404, and is not kept for longer than a minute.`,
    '',
    `6. After each upload, assets/ first, let ${path}index.html, ${path}config.json and ${path}sw.js be forgotten`,
    '   (“invalidate”). What is in assets/ is never changed, and old files may be removed a day later.',
    '',
  ].join('\n')
