import { ANEW, COMPRESSIBLE, FILE_NAME, FOR_A_YEAR } from './files.ts'
import type { Passing, Place } from './place.ts'
import { AUTHORITIES, CHAIN, LARGEST_BODY, NOT_PASSED_ON, PASSED_ON } from './passedOn.ts'
import { block } from './written.ts'

/** A location that adds one header has to repeat them all. */
const headers = (guards: Place['guards'], caching: string) => [
  ...Object.entries(guards).map(([name, value]) => `add_header ${name} "${value}" always;`),
  `add_header Cache-Control "${caching}";`,
]

const compression = (brotli: boolean) => [
  'gzip on;',
  'gzip_comp_level 6;',
  'gzip_min_length 1000;',
  'gzip_vary on;',
  'gzip_proxied any;',
  `gzip_types ${COMPRESSIBLE.join(' ')};`,
  ...(brotli ? ['brotli on;', `brotli_types ${COMPRESSIBLE.join(' ')};`] : []),
]

/** nginx takes any certificate, unless it is told to look. */
const proven = ({ host, isSecure, authorities = AUTHORITIES }: Passing) =>
  isSecure
    ? [
        'proxy_ssl_server_name on;',
        `proxy_ssl_name ${host.replace(/:\d+$/, '')};`,
        'proxy_ssl_verify on;',
        `proxy_ssl_verify_depth ${CHAIN};`,
        `proxy_ssl_trusted_certificate "${authorities}";`,
      ]
    : []

/** Headers of its own keep away those of the page. */
const passing = (service: Passing, path: string) =>
  block(`location ~ "${service.pattern}"`, [
    `rewrite "^${path}(.*)$" /$1 break;`,
    `proxy_pass ${service.origin};`,
    `proxy_set_header Host ${service.host};`,
    'proxy_set_header Origin "";',
    'proxy_set_header Referer "";',
    'proxy_set_header Cookie "";',
    ...proven(service),
    ...NOT_PASSED_ON.map((name) => `proxy_hide_header ${name};`),
    ...Object.entries(PASSED_ON).flatMap(([name, value]) => [
      `proxy_hide_header ${name};`,
      `add_header ${name} "${value}" always;`,
    ]),
    `client_max_body_size ${LARGEST_BODY};`,
  ])

const withoutSlash = (path: string) =>
  path === '/'
    ? []
    : [
        ...block(`location = ${path.slice(0, -1)}`, [
          'absolute_redirect off;',
          `return 301 ${path}$is_args$args;`,
        ]),
        '',
      ]

/**
 * What a `server` of nginx includes. The outer location is `^~`, so that none of the site's own expressions (for PHP,
 * for pictures) takes a request away from it; a name that ends like a file's is never answered with the page.
 */
export function nginx({ path, files, guards, brotli, passing: service }: Place): string {
  const inner = [
    ...(service ? passing(service, path) : []),
    ...block(`location ^~ ${path}assets/`, [
      `alias "${files}/assets/";`,
      ...headers(guards, FOR_A_YEAR),
    ]),
    ...block(String.raw`location ~ /\.`, ['return 404;']),
    ...block(String.raw`location ~ \.webmanifest$`, ['default_type application/manifest+json;']),
    ...block(`location ~ "${FILE_NAME}"`, ['# A file that is not there is not found.']),
  ]
  const page = [
    `alias "${files}/";`,
    `try_files $uri ${path}index.html;`,
    ...headers(guards, ANEW),
    ...compression(brotli),
  ]
  return [...withoutSlash(path), ...block(`location ^~ ${path}`, [...page, ...inner]), ''].join(
    '\n',
  )
}
