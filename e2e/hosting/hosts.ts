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
