import { PASSED_ON } from '../hosting/passedOn.ts'
import configuration from '../../public/config.json' with { type: 'json' }

type Configured = typeof configuration

/** The names a real service has for what `config.json` names, where the environment says otherwise. */
export function realNames(): Pick<Configured['service'], 'namespace' | 'languageParameter'> {
  const { namespace, languageParameter } = configuration.service
  return {
    namespace: process.env['SERVICE_NAMESPACE'] ?? namespace,
    languageParameter: process.env['SERVICE_LANGUAGE_PARAMETER'] ?? languageParameter,
  }
}

/** What a site says of itself (recordings/core-routes.json). */
interface RootIndex {
  /** text in HTML */
  name?: string
  /** an IANA zone; empty where the site has an offset only */
  timezone_string?: string
  namespaces?: readonly string[]
}

/** Milliseconds until a page goes on with the names of `config.json`. */
const patience = 5000

/** Empty where nothing is heard. */
async function rootIndexOf(address: string): Promise<RootIndex> {
  const query = '?_fields=name,timezone_string,namespaces'
  try {
    const answer = await fetch(`${address.replace(/\/?$/, '/')}${query}`, {
      signal: AbortSignal.timeout(patience),
    })
    return (await answer.json()) as RootIndex
  } catch {
    return {}
  }
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Text of the few entities that a name of a site is kept with. */
const plain = (html: string) =>
  html.replaceAll(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, number: string, name: string) =>
    number === undefined ? (signs[name] ?? '') : String.fromCodePoint(Number(number)),
  )

/**
 * `config.json` as the application reads it in front of a real service: name of the site in each language, zone and
 * namespace are what its root index says.
 * @param template the service's address, with `{language}` in it
 */
export async function realConfiguration(template: string): Promise<Response> {
  const languages = Object.keys(configuration.languages) as (keyof Configured['siteName'])[]
  const siteName = { ...configuration.siteName }
  let { timezone } = configuration
  const names = realNames()
  const indexes = await Promise.all(
    languages.map((language) => rootIndexOf(template.replace('{language}', language))),
  )
  for (const [at, language] of languages.entries()) {
    const index = indexes[at] ?? {}
    if (index.name) siteName[language] = plain(index.name)
    timezone = index.timezone_string || timezone
    const { namespaces = [] } = index
    if (!namespaces.includes(names.namespace))
      names.namespace = namespaces.find((one) => /\bevents\/v\d+$/.test(one)) ?? names.namespace
  }
  return Response.json(
    { ...configuration, siteName, timezone, service: { ...configuration.service, ...names } },
    { headers: { ...PASSED_ON, 'Cache-Control': 'no-cache' } },
  )
}
