import { ANEW, COMPRESSIBLE, FILE_NAME, FOR_A_YEAR } from './files.ts'
import type { Passing, Place } from './place.ts'
import { AUTHORITIES, CHAIN, LARGEST_BODY, NOT_PASSED_ON, PASSED_ON } from './passedOn.ts'
import { section } from './written.ts'

/** What others set is taken off first: of two policies a browser keeps to both. */
const only = (guards: Place['guards']) =>
  Object.entries(guards).flatMap(([name, value]) => [
    `Header onsuccess unset ${name}`,
    `Header always set ${name} "${value}"`,
  ])

const headers = (guards: Place['guards'], path: string) => [
  ...only(guards),
  `Header set Cache-Control "${ANEW}"`,
  `Header set Cache-Control "${FOR_A_YEAR}" "expr=%{REQUEST_URI} =~ m#^${path}assets/#"`,
]

const types = `text/html ${COMPRESSIBLE.join(' ')}`

const named = [
  'AddType text/javascript .js',
  'AddType application/manifest+json .webmanifest',
  'AddType font/woff2 .woff2',
]

const compression = [
  ...section('IfModule', 'filter_module', [
    ...section('IfModule', 'brotli_module', [`AddOutputFilterByType BROTLI_COMPRESS ${types}`]),
    ...section('IfModule', 'deflate_module', [`AddOutputFilterByType DEFLATE ${types}`]),
  ]),
]

/** A file that is there is handed out; one that is not, is not found; every other address is a page's. */
const pages = (path: string) => [
  'RewriteEngine On',
  `RewriteBase ${path}`,
  String.raw`RewriteRule (^|/)\. - [R=404,L]`,
  'RewriteCond %{REQUEST_FILENAME} -f',
  'RewriteRule ^ - [L]',
  'RewriteRule ^assets/ - [R=404,L]',
  `RewriteRule "${FILE_NAME}" - [R=404,L]`,
  'RewriteRule ^ index.html [L]',
]

/** Modules: rewrite and headers; of filter, deflate and brotli those that are there. */
export const htaccess = ({ path, guards }: Place): string =>
  [
    'DirectoryIndex index.html',
    ...pages(path),
    ...headers(guards, path),
    ...named,
    ...compression,
    '',
  ].join('\n')

/** Of this service only, and before it is named: what the site itself passes on stays as it is. */
const proven = ({ origin, isSecure, authorities = AUTHORITIES }: Passing) =>
  isSecure
    ? section('Proxy', `"${origin}/"`, [
        'SSLProxyEngine On',
        'SSLProxyVerify require',
        `SSLProxyVerifyDepth ${CHAIN}`,
        `SSLProxyCACertificateFile "${authorities}"`,
        'SSLProxyCheckPeerName on',
        'SSLProxyCheckPeerExpire on',
      ])
    : []

const passing = (service: Passing) => [
  ...proven(service),
  `ProxyPassMatch "${service.pattern}" "${service.origin}/$1"`,
  ...section('LocationMatch', `"${service.pattern}"`, [
    'RequestHeader unset Origin',
    'RequestHeader unset Referer',
    'RequestHeader unset Cookie',
    ...NOT_PASSED_ON.map((name) => `Header unset ${name}`),
    // LimitRequestBody does not hold for what is passed on. A body in chunks is not held, and no browser sends one.
    ...section('If', `"%{HTTP:Content-Length} -gt ${LARGEST_BODY}"`, ['Redirect 413 /']),
    ...only(PASSED_ON),
    ...compression,
  ]),
]

/** The modules that what is written here cannot do without. */
export const modulesFor = (service: Passing | undefined): readonly string[] => [
  'rewrite',
  'headers',
  ...(service ? ['proxy', 'proxy_http'] : []),
  ...(service?.isSecure ? ['ssl'] : []),
]

/** What a `VirtualHost` of Apache includes, with `modulesFor` what it passes on to. */
export function apache(place: Place): string {
  const { path, files, passing: service } = place
  const lines = [
    'Require all granted',
    'AllowOverride None',
    'Options FollowSymLinks',
    ...htaccess(place).trimEnd().split('\n'),
  ]
  return [
    ...(service ? passing(service) : []),
    ...(path === '/' ? [] : [`RedirectMatch 301 "^${path.slice(0, -1)}$" "${path}"`]),
    `Alias "${path}" "${files}/"`,
    ...section('Directory', `"${files}"`, lines),
    '',
  ].join('\n')
}
