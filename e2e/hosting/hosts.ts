import { apache, htaccess, modulesFor } from './apache.ts'
import { bucket } from './bucket.ts'
import { caddy } from './caddy.ts'
import { nginx } from './nginx.ts'
import type { Place } from './place.ts'
import { block, section } from './written.ts'

/** A kind of host, and what it is told. */
interface Host {
  write: (place: Place) => string
  /** Where that is written: beside the application, or into its folder `dist`. */
  file: string
  isInside?: boolean
  /** What is done with it. */
  toDo: (file: string, place: Place) => string
}

/** Where the host is another machine than the one that built it. */
const copied = (file: string) => `Copy ${file} to the host, outside of the folder.`

/** Stands for the name that the application's own server answers to. */
export const OWN_NAME = 'agenda.example'

/** How a server of the web takes in what is written for it. */
interface Inclusion {
  /** Of the site's configuration, the part that the line goes into. */
  into: string
  line: string
  /** A server of the application's own, with that line in it. */
  own: readonly string[]
}

/** Below a path it is a line more for the site. `/` is every address of a server, of which nothing is left for a site. */
const included = (file: string, { path }: Place, { into, line, own }: Inclusion): string =>
  path === '/'
    ? [
        `${copied(file)} It takes every address, so it has a server of its own, with a name of its own and its certificate:`,
        ...own,
      ].join('\n')
    : `${copied(file)} Into the site's ${into}:  ${line}`

const nginxLine = 'include /that/place/nginx.conf;'
const apacheLine = 'Include /that/place/apache.conf'
const caddyLine = 'import /that/place/Caddyfile'

/** What is printed is in the clear, for a certificate is not there yet: how it is added stands in it. */
const secure = (tool: string, byHand: string, ...lines: readonly string[]) => [
  `# It needs https: "certbot --${tool} -d ${OWN_NAME}" sees to that. By hand, ${byHand}:`,
  ...lines.map((line) => `# ${line}`),
]

const nginxSecure = secure(
  'nginx',
  'in place of "listen 80;"',
  'listen 443 ssl;',
  'ssl_certificate /that/place/fullchain.pem;',
  'ssl_certificate_key /that/place/privkey.pem;',
)

const apacheSecure = secure(
  'apache',
  'with a2enmod ssl and *:443 in place of *:80',
  'SSLEngine On',
  'SSLCertificateFile /that/place/fullchain.pem',
  'SSLCertificateKeyFile /that/place/privkey.pem',
)

export const hosts = {
  nginx: {
    write: nginx,
    file: 'nginx.conf',
    toDo: (file, place) =>
      included(file, place, {
        into: '"server { … }"',
        line: nginxLine,
        own: block('server', ['listen 80;', `server_name ${OWN_NAME};`, nginxLine, ...nginxSecure]),
      }),
  },
  apache: {
    write: apache,
    file: 'apache.conf',
    toDo: (file, place) =>
      [
        included(file, place, {
          into: '"<VirtualHost …>"',
          line: apacheLine,
          own: section('VirtualHost', '*:80', [
            `ServerName ${OWN_NAME}`,
            apacheLine,
            ...apacheSecure,
          ]),
        }),
        `Its modules, where they are not there yet:  a2enmod ${modulesFor(place.passing).join(' ')}`,
      ].join('\n'),
  },
  htaccess: {
    write: htaccess,
    file: '.htaccess',
    isInside: true,
    toDo: (_, { path }) =>
      `It goes along with the folder, which the site shows under ${path}; hidden files too, please.`,
  },
  caddy: {
    write: caddy,
    file: 'Caddyfile',
    toDo: (file, place) =>
      included(file, place, {
        into: 'block of the Caddyfile',
        line: caddyLine,
        own: block(OWN_NAME, [caddyLine]),
      }),
  },
  bucket: { write: bucket, file: 'bucket.txt', toDo: (file) => `What to set is in ${file}` },
} as const satisfies Record<string, Host>

export type HostName = keyof typeof hosts

/** The same by a name that is known only at run time. */
export const hostOf = (name: HostName): Host => hosts[name]

export const isHostName = (name: string): name is HostName => Object.hasOwn(hosts, name)
