import { parseArgs } from 'node:util'
import { reasonOf, refusing } from './reason.ts'

export interface StartArguments {
  /** A real service, `https://host/{language}/wp-json`, instead of the local one. */
  service: string | undefined
  /** How the local service behaves (`modes.md`). */
  mode: 'interface' | 'live'
  port: number
  /** Where the local service keeps its data between two starts. */
  data: string
  /** Origins whose pages may write, besides those of this machine. */
  cors: readonly string[]
}

const USAGE = `npm start -- [options]
  --service https://host/{language}/wp-json   a real service instead of the local one
  --mode live|interface                       how the local service behaves (live)
  --port 4173                                 the next free one if it is taken
  --data .data                                where the local service keeps what was written
  --cors https://another.origin               whose pages may write too, besides this machine's; repeatable
DATABASE_URL=postgres://… keeps the local service's data on a PostgreSQL server instead.`

const refuse: (reason: string) => never = refusing(USAGE)

function modeOf(text: string): StartArguments['mode'] {
  if (text === 'interface' || text === 'live') return text
  return refuse(`--mode ${text}: there is no such mode.`)
}

function serviceOf(text: string | undefined): string | undefined {
  if (text === undefined) return text
  const isWeb = /^https?:/i.test(text) && URL.canParse(text.replace('{language}', 'ca'))
  return isWeb ? text : refuse(`--service ${text}: this is no address of the web.`)
}

/** As a browser names it. */
function originOf(text: string): string {
  const isWeb = /^https?:/i.test(text) && URL.canParse(text)
  return isWeb ? new URL(text).origin : refuse(`--cors ${text}: this is no origin of the web.`)
}

/** The options of `npm start` and `npm run dev`; says what is wrong and ends when one is. */
export function startArguments(): StartArguments {
  try {
    const { values } = parseArgs({
      options: {
        service: { type: 'string' },
        mode: { type: 'string', default: 'live' },
        port: { type: 'string', default: '4173' },
        data: { type: 'string', default: '.data' },
        cors: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      refuse(`--port ${values.port}: no port.`)
    return {
      service: serviceOf(values.service),
      mode: modeOf(values.mode),
      port,
      data: values.data,
      cors: values.cors.map(originOf),
    }
  } catch (error) {
    return refuse(reasonOf(error))
  }
}
