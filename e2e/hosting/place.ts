import { restRootOf } from '../../src/api/outgoing.ts'
import type { Configuration } from '../../src/api/configuration.ts'
import { languagesOf } from '../../src/api/language.ts'
import { guardsFor } from './policy.ts'

/** What is said to a host, beside what `config.json` says. */
export interface Wishes {
  /** The folder of the built application on the host, absolute. */
  files: string
  /** Whether pages of the same origin may show it in a frame. */
  framed: boolean
  /** Whether the host answers over https alone. */
  https?: boolean | undefined
  /** Whether the host has a module for Brotli, where it cannot be asked. */
  brotli: boolean
  /** A service elsewhere that the host passes on to: REST roots of one origin, such as `https://host/{language}/wp-json`. */
  services?: readonly string[] | undefined
  /** The file of the authorities whose certificates prove such a service, on the host; where that is not as usual. */
  authorities?: string | undefined
  /** Origins of pictures that are neither on the application's host nor on the service's. */
  pictures?: readonly string[] | undefined
}

/** Where one application is served, and with what: what every kind of host is told. */
export interface Place {
  /** With a slash at both ends. */
  path: string
  /** Without a slash at its end. */
  files: string
  /** The headers that guard every answer, by name. */
  guards: Readonly<Record<string, string>>
  brotli: boolean
  passing: Passing | undefined
}

/** Requests that a host passes on to a service elsewhere. */
export interface Passing {
  /** What the path begins with, as a regular expression: its first group is the path at the service, without a slash. */
  pattern: string
  /** `https://host` */
  origin: string
  host: string
  /** Such as proves itself by a certificate. */
  isSecure: boolean
  /** The file of the authorities that it is held to, where one is named. */
  authorities: string | undefined
}

/** Stands for the host's own name, which nothing here has to know. */
const HERE = 'http://agenda.invalid'

/** The origins of the service, but for the host's own. */
function servicesOf(configuration: Configuration, path: string): string[] {
  const origins = languagesOf(configuration).map(
    (language) => new URL(restRootOf(configuration, language, HERE + path)).origin,
  )
  return [...new Set(origins)].filter((origin) => origin !== HERE)
}

function passingTo(
  { services = [], authorities }: Wishes,
  { languages }: Configuration,
  path: string,
): Passing | undefined {
  const [target] = services.map((service) => new URL(service))
  if (target === undefined) return undefined
  const codes = `(?:${Object.keys(languages).join('|')})`
  const routes = services.map((service) =>
    new URL(service.replace('{language}', 'LANGUAGE')).pathname
      .replace(/^\/|\/$/g, '')
      .replace('LANGUAGE', codes),
  )
  const pattern = `^${path}((?:${routes.join('|')})(?:/.*)?)$`
  const { origin, host, protocol } = target
  return { pattern, origin, host, isSecure: protocol === 'https:', authorities }
}

export function placeOf(configuration: Configuration, wishes: Wishes): Place {
  const { path = '/' } = configuration
  const { files, framed, brotli, https = false, pictures = [] } = wishes
  const passing = passingTo(wishes, configuration, path)
  return {
    path,
    files: files.replace(/\/+$/, ''),
    guards: guardsFor({
      services: servicesOf(configuration, path),
      pictures: [...(passing ? [passing.origin] : []), ...pictures],
      framed,
      https,
    }),
    brotli,
    passing,
  }
}
