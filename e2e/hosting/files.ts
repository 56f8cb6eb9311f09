/** Hashed by name: a changed file has another one. */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** Asked for anew each time: what tells of a new version, and what is edited in place. */
export const ANEW = 'no-cache'

/** Ends of names of files, as a regular expression: what ends otherwise is the address of a page. */
export const FILE_NAME =
  '\\.(?:css|gif|html|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$'

/** What is worth compressing; fonts and pictures carry their own compression. */
export const COMPRESSIBLE = [
  'text/css',
  'text/plain',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
]
