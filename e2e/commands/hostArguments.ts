import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type HostName, hosts, isHostName } from '../hosting/hosts.ts'
import { AUTHORITIES } from '../hosting/passedOn.ts'
import type { Wishes } from '../hosting/place.ts'
import { BUILT } from './servers.ts'

export interface HostArguments extends Wishes {
  kind: HostName
  /** The folder of the built application here. */
  dist: string
  /** The folder that gets what is written. */
  out: string
}

const USAGE = `npm run host -- --for ${Object.keys(hosts).join('|')} [options]
  --files /srv/agenda                         where the files will lie on the host (here: dist)
  --framed                                    pages of the same origin may show it in a frame
  --service https://host/{language}/wp-json   a service elsewhere, passed on by the host (nginx, apache, caddy);
                                              may be said again, for a language whose address is not like the others'
  --authorities FILE                          on the host, the certificates of whom it trusts to prove an https service
                                              (nginx, apache: ${AUTHORITIES} of Debian; caddy: the system's)
  --pictures https://pictures.host            where else pictures come from; may be said again ("https:" is anywhere)
  --brotli                                    nginx has the module for Brotli
  --dist dist                                 the built application, with its config.json
  --out host                                  the folder that is written to
Where the application lives on its host is "path" of config.json.`

function refuse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`)
  process.exit(2)
}

function kindOf(text: string | undefined): HostName {
  if (text === undefined) return refuse('Which host? Name one with --for.')
  return isHostName(text) ? text : refuse(`--for ${text}: there is no such host.`)
}

/** It is written between quotation marks. */
function plainPath(option: string, text: string): string {
  const isPlain = isAbsolute(text) && !/["\n\\$%{}]/.test(text)
  return isPlain
    ? text
    : refuse(`--${option} ${text}: this is no absolute path of plain characters.`)
}

function servicesOf(texts: readonly string[], kind: HostName): readonly string[] {
  if (texts.length > 0 && (kind === 'htaccess' || kind === 'bucket'))
    return refuse(`--service: ${kind} cannot pass requests on.`)
  for (const text of texts)
    if (!/^https?:\/\/[\w.:/{}-]+$/i.test(text) || !URL.canParse(text.replace('{language}', 'ca')))
      return refuse(`--service ${text}: this is no address of the web.`)
  const [origin, another] = new Set(texts.map((text) => new URL(text).origin))
  if (another) return refuse(`--service: ${origin} and ${another} are two hosts; name one of them.`)
  return texts
}

/** It becomes part of a header. */
function originOf(text: string): string {
  if (text === 'https:') return text
  const isWeb = /^https?:\/\/[\w.:-]+\/?$/i.test(text) && URL.canParse(text)
  return isWeb ? new URL(text).origin : refuse(`--pictures ${text}: this is no origin of the web.`)
}

function read() {
  const options = {
    for: { type: 'string' },
    files: { type: 'string' },
    framed: { type: 'boolean', default: false },
    service: { type: 'string', multiple: true },
    authorities: { type: 'string' },
    pictures: { type: 'string', multiple: true },
    brotli: { type: 'boolean', default: false },
    dist: { type: 'string', default: BUILT },
    out: { type: 'string', default: 'host' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** The options of `npm run host`; says what is wrong and ends when one is. */
export function hostArguments(): HostArguments {
  const {
    for: named,
    help,
    files,
    authorities,
    dist,
    service = [],
    pictures = [],
    ...rest
  } = read()
  if (help) {
    console.log(USAGE)
    process.exit(0)
  }
  const kind = kindOf(named)
  return {
    ...rest,
    kind,
    dist,
    files: plainPath('files', files ?? resolve(dist)),
    authorities: authorities === undefined ? undefined : plainPath('authorities', authorities),
    services: servicesOf(service, kind),
    pictures: pictures.map(originOf),
  }
}
