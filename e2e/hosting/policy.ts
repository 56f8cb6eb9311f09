/** What a host's headers have to know of where the application is set up. Origins are written `https://host` or `https://host:port`. */
export interface Surroundings {
  /** Origins of the service on hosts other than the application's own. */
  services?: readonly string[]
  /** Origins that its pictures come from, besides those of the service and the application; `https:` stands for any. */
  pictures?: readonly string[]
  /** Whether pages of the same origin may show it in a frame. */
  framed?: boolean
  /** Whether the host answers over https alone: browsers then ask nothing of it in the clear for a year. */
  https?: boolean
}

/** Emotion begins with an empty element and writes its rules by the object model: the hash is that of no text at all. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The policies of `src/platform/trusted`, and those of DOMPurify and of ProseMirror's clipboard, which make their own. */
const TRUSTED = ['agenda-inert', 'agenda-script', 'dompurify', 'ProseMirrorClipboard']

/**
 * What a page of the application may do: nothing but what is named.
 *
 * @returns directive by directive, in the order they are written in
 */
const directivesFor = ({ services = [], pictures = [], framed = false }: Surroundings) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", EMPTY_STYLE],
  'img-src': ["'self'", 'blob:', ...services, ...pictures],
  'media-src': ["'self'", ...services, ...pictures],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...services],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': [framed ? "'self'" : "'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': TRUSTED,
})

/** The Content-Security-Policy, as its header says it. */
export const policyFor = (around: Surroundings): string =>
  Object.entries(directivesFor(around))
    .map(([name, sources]) => [name, ...new Set<string>(sources)].join(' '))
    .join('; ')

/** Powers of a browser that nothing here uses: no page, and no script that got into one, may ask for them. */
const UNUSED =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer ' +
  'microphone midi payment picture-in-picture screen-wake-lock usb xr-spatial-tracking'

/** Every header that guards a page, by name; they are the same for each file of the application. */
export const guardsFor = (around: Surroundings): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyFor(around),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.split(' ')
    .map((name) => `${name}=()`)
    .join(', '),
  'Referrer-Policy': 'no-referrer',
  // Not for the names below it, which may be the site's and without a certificate.
  ...(around.https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  'X-Content-Type-Options': 'nosniff',
})
