import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  type Configuration,
  ConfigurationError,
  configurationOf,
} from '../../src/service/configuration.ts'
import { rebased } from '../hosting/base.ts'
import { hostOf } from '../hosting/hosts.ts'
import { placeOf } from '../hosting/place.ts'
import { hostArguments } from './hostArguments.ts'
import { reasonOf } from './reason.ts'

/** What is wrong is for a person at the keyboard to put right: sentences, and no stack. */
function refuse(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

function configurationIn(file: string): Configuration {
  try {
    return configurationOf(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof ConfigurationError)) return refuse([`${file}: ${reasonOf(error)}`])
    return refuse(error.problems.map(({ key, problem }) => `${file}: ${key} is ${problem}`))
  }
}

const wanted = hostArguments()
const page = join(wanted.dist, 'index.html')
if (!existsSync(page)) refuse([`${page} is not there: run "npm run build" first.`])
const place = placeOf(configurationIn(join(wanted.dist, 'config.json')), wanted)
writeFileSync(page, rebased(readFileSync(page, 'utf8'), place.path))

const { write, file, isInside = false, toDo } = hostOf(wanted.kind)
const target = resolve(isInside ? wanted.dist : wanted.out, file)
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, write(place))
console.log(`${page} is for ${place.path} now, and ${target} is written.`)
console.log(toDo(target, place))
