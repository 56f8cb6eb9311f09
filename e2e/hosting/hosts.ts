import { apache, htaccess, modulesFor } from './apache.ts'
import { caddy } from './caddy.ts'
import { nginx } from './nginx.ts'
import type { Place } from './place.ts'
import { block, section } from './written.ts'
import { ANEW, FOR_A_YEAR } from './files.ts'

/** What to set by hand where files lie in a bucket and a network of caches hands them out. */
const bucket = ({ path, files, guards }: Place): string =>
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

/** A kind of host, and what it is told. */
interface Host {
  write: (place: Place) => string
  /** Where that is written: beside the application, or into its folder `dist`. */
  file: string
  isInside?: boolean
  /** What is done with it. */
  toDo: (file: string, place: Place) => string
}

/** How a server of the web takes in what is written for it. */
interface Inclusion {
  /** Of the site's configuration, the part that the line goes into. */
  into: string
  line: string
  /** A server of the application's own, with that line in it; in the clear, for there is no certificate yet. */
  own: readonly string[]
}

/** Below a path it is a line more for the site. `/` is every address of a server, of which nothing is left for a site. */
const included =
  ({ into, line, own }: Inclusion): Host['toDo'] =>
  (file, { path }) =>
    [
      // The host may be another machine than the one that built it.
      `Copy ${file} to the host, outside of the folder.`,
      ...(path === '/'
        ? [
            'It takes every address: give it a server of its own, with its name and certificate.',
            ...own,
          ]
        : [`Into the site's ${into}:  ${line}`]),
    ].join('\n')

/** With a certificate. */
const THEN = 'then npm run host -- --https adds Strict-Transport-Security'

const nginxLine = 'include /that/place/nginx.conf;'
const nginxToDo = included({
  into: '"server { … }"',
  line: nginxLine,
  own: block('server', [
    'listen 80;',
    'server_name agenda.example;',
    nginxLine,
    `# It needs https: certbot --nginx -d agenda.example; ${THEN}`,
  ]),
})

const apacheLine = 'Include /that/place/apache.conf'
const apacheToDo = included({
  into: '"<VirtualHost …>"',
  line: apacheLine,
  own: section('VirtualHost', '*:80', [
    'ServerName agenda.example',
    apacheLine,
    `# It needs https: certbot --apache -d agenda.example; ${THEN}`,
  ]),
})

const caddyLine = 'import /that/place/Caddyfile'
const caddyToDo = included({
  into: 'block of the Caddyfile',
  line: caddyLine,
  own: block('agenda.example', [caddyLine]),
})

export const hosts = {
  nginx: { write: nginx, file: 'nginx.conf', toDo: nginxToDo },
  apache: {
    write: apache,
    file: 'apache.conf',
    toDo: (file, place) =>
      `${apacheToDo(file, place)}\nIts modules: a2enmod ${modulesFor(place.passing).join(' ')}`,
  },
  htaccess: {
    write: htaccess,
    file: '.htaccess',
    isInside: true,
    toDo: (_, { path }) =>
      `It goes along with the folder, which the site shows under ${path}; hidden files too, please.`,
  },
  caddy: { write: caddy, file: 'Caddyfile', toDo: caddyToDo },
  bucket: { write: bucket, file: 'bucket.txt', toDo: (file) => `What to set is in ${file}` },
} as const satisfies Record<string, Host>

export type HostName = keyof typeof hosts

/** The same by a name that is known only at run time. */
export const hostOf = (name: HostName): Host => hosts[name]

export const isHostName = (name: string): name is HostName => Object.hasOwn(hosts, name)
