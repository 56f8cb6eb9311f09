import { ANEW, FILE_NAME, FOR_A_YEAR } from './files.ts'
import type { Passing, Place } from './place.ts'
import { LARGEST_BODY, NOT_PASSED_ON, PASSED_ON } from './passedOn.ts'
import { block } from './written.ts'

/** Caddy trusts whom the system trusts, unless it is told of others. */
const proven = ({ isSecure, authorities }: Passing) =>
  isSecure && authorities !== undefined
    ? block('transport http', [`tls_trusted_ca_certs "${authorities}"`])
    : []

const passing = (service: Passing) => [
  `@agenda path_regexp agenda ${service.pattern}`,
  ...block('handle @agenda', [
    'rewrite * /{re.agenda.1}',
    ...Object.entries(PASSED_ON).map(([name, value]) => `header ${name} "${value}"`),
    'encode zstd gzip',
    ...block('request_body', [`max_size ${LARGEST_BODY}`]),
    ...block(`reverse_proxy ${service.origin}`, [
      `header_up Host ${service.host}`,
      'header_up -Origin',
      'header_up -Referer',
      'header_up -Cookie',
      ...[...NOT_PASSED_ON, ...Object.keys(PASSED_ON)].map((name) => `header_down -${name}`),
      ...proven(service),
    ]),
  ]),
]

/** What `@page` says of a request, beside that nothing is there under its name. */
const ofPages = [
  'not path /assets/*',
  String.raw`not path_regexp /\.`,
  `not path_regexp ${FILE_NAME}`,
]

/** What a site of Caddy's imports. Paths in it are those under the application's own; one matcher is asked once a request. */
export function caddy({ path, files, guards, passing: service }: Place): string {
  const lines = [
    `root * "${files}"`,
    ...block('@asset', ['path /assets/*', 'file']),
    '@other not path /assets/*',
    String.raw`@hidden path_regexp /\.`,
    ...block('@page', ['not file', ...ofPages]),
    ...Object.entries(guards).map(([name, value]) => `header ${name} "${value}"`),
    `header @asset Cache-Control "${FOR_A_YEAR}"`,
    `header @other Cache-Control "${ANEW}"`,
    '@manifest path *.webmanifest',
    'header @manifest Content-Type application/manifest+json',
    'error @hidden 404',
    'rewrite @page /index.html',
    'encode zstd gzip',
    'file_server',
  ]
  return [
    ...(service ? passing(service) : []),
    ...(path === '/' ? [] : [`redir ${path.slice(0, -1)} ${path} 301`]),
    ...block(path === '/' ? 'handle' : `handle_path ${path}*`, lines),
    '',
  ].join('\n')
}
