import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  type Configuration,
  ConfigurationError,
  configurationOf,
} from '../../src/api/configuration.ts'
import { rebased } from '../hosting/base.ts'
import { type HostName, hostOf, hosts, isHostName } from '../hosting/hosts.ts'
import { AUTHORITIES } from '../hosting/passedOn.ts'
import { placeOf } from '../hosting/place.ts'
import { reasonOf } from './reason.ts'
import { BUILT } from './build.ts'

const USAGE = readFileSync(new URL('./host.txt', import.meta.url), 'utf8')
  .replace('HOSTS', Object.keys(hosts).join('|'))
  .replace('AUTHORITIES', AUTHORITIES)
  .trim()

/** A mistake of the person at the keyboard: it is printed, without a stack. */
export class Mistake extends Error {}

/** A parameter that cannot be used. */
const wrong = (reason: string) => new Mistake(`${reason}\n\n${USAGE}`)

function kindOf(text: string | undefined): HostName {
  if (text === undefined) throw wrong('Which host? Name one with --for.')
  if (!isHostName(text)) throw wrong(`--for ${text}: there is no such host.`)
  return text
}

/** It is written between quotation marks. */
function plainPath(option: string, text: string): string {
  if (isAbsolute(text) && !/["\n\\$%{}]/.test(text)) return text
  throw wrong(`--${option} ${text}: this is no absolute path of plain characters.`)
}

function checkServices(texts: readonly string[], kind: HostName): void {
  if (texts.length > 0 && (kind === 'htaccess' || kind === 'bucket'))
    throw wrong(`--service: ${kind} cannot pass requests on.`)
  for (const text of texts)
    if (!/^https?:\/\/[\w.:/{}-]+$/i.test(text) || !URL.canParse(text.replace('{language}', 'ca')))
      throw wrong(`--service ${text}: this is no address of the web.`)
  const [origin, another] = new Set(texts.map((text) => new URL(text).origin))
  if (another) throw wrong(`--service: ${origin} and ${another} are two hosts; name one of them.`)
}

/** It becomes part of a header. */
function originOf(text: string): string {
  if (text === 'https:') return text
  const isWeb = /^https?:\/\/[\w.:-]+\/?$/i.test(text) && URL.canParse(text)
  if (!isWeb) throw wrong(`--pictures ${text}: this is no origin of the web.`)
  return new URL(text).origin
}

function parsed(args: readonly string[]) {
  const options = {
    for: { type: 'string' },
    files: { type: 'string' },
    framed: { type: 'boolean', default: false },
    service: { type: 'string', multiple: true },
    authorities: { type: 'string' },
    pictures: { type: 'string', multiple: true },
    https: { type: 'boolean', default: false },
    brotli: { type: 'boolean', default: false },
    dist: { type: 'string', default: BUILT },
    out: { type: 'string', default: 'host' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw wrong(reasonOf(error))
  }
}

function configurationIn(file: string): Configuration {
  try {
    return configurationOf(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw new Mistake(`${file}: ${reasonOf(error)}`)
    const lines = error.problems.map(({ key, problem }) => `${file}: ${key} is ${problem}`)
    throw new Mistake(lines.join('\n'), { cause: error })
  }
}

/** Writes what a host is told, and the path into the built page; gives what remains to be done, or the usage. */
export function writeHost(args: readonly string[]): string {
  const { dist, service = [], pictures = [], authorities, files, ...values } = parsed(args)
  if (values.help) return USAGE
  const kind = kindOf(values.for)
  checkServices(service, kind)
  const wishes = {
    files: plainPath('files', files ?? resolve(dist)),
    framed: values.framed,
    https: values.https || kind === 'caddy',
    brotli: values.brotli,
    services: service,
    pictures: pictures.map(originOf),
    authorities: authorities === undefined ? undefined : plainPath('authorities', authorities),
  }
  const page = join(dist, 'index.html')
  if (!existsSync(page)) throw new Mistake(`${page} is not there: run "npm run build" first.`)
  const place = placeOf(configurationIn(join(dist, 'config.json')), wishes)
  writeFileSync(page, rebased(readFileSync(page, 'utf8'), place.path))
  const { write, file, isInside = false, toDo } = hostOf(kind)
  const target = resolve(isInside ? dist : values.out, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, write(place))
  return `${page} is for ${place.path} now, and ${target} is written.\n${toDo(target, place)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    console.log(writeHost(process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
