import { apache, htaccess, modulesFor } from './apache.ts'
import { bucket } from './bucket.ts'
import { caddy } from './caddy.ts'
import { nginx } from './nginx.ts'
import type { Place } from './place.ts'

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

export const hosts = {
  nginx: {
    write: nginx,
    file: 'nginx.conf',
    toDo: (file) =>
      `${copied(file)} Into the site's "server { … }":  include /that/place/nginx.conf;`,
  },
  apache: {
    write: apache,
    file: 'apache.conf',
    toDo: (file, { passing }) =>
      [
        `${copied(file)} Into the site's "<VirtualHost …>":  Include /that/place/apache.conf`,
        `Its modules, where they are not there yet:  a2enmod ${modulesFor(passing).join(' ')}`,
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
    toDo: (file) =>
      `${copied(file)} Into the site's block of the Caddyfile:  import /that/place/Caddyfile`,
  },
  bucket: { write: bucket, file: 'bucket.txt', toDo: (file) => `What to set is in ${file}` },
} as const satisfies Record<string, Host>

export type HostName = keyof typeof hosts

/** The same by a name that is known only at run time. */
export const hostOf = (name: HostName): Host => hosts[name]

export const isHostName = (name: string): name is HostName => Object.hasOwn(hosts, name)
