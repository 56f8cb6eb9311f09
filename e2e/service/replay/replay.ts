import { answer } from '../protocol/protocol.ts'
import { createWorldSchema } from '../store/worldSchema.ts'
import { type Sql, quoted } from '../store/sql.ts'
import { type World, defaultOptions } from '../worlds/world.ts'
import type { Rows } from '../store/rows.ts'
import type { Exchange } from './exchange.ts'
import { recordedNow } from './recordedSite.ts'
import { differences, shapeOf } from './shape.ts'

const ROOT = 'http://replay.example'

/** The recorded paths carry the interface's namespace; their site had the plain one and said so. */
const RECORDED_NAMESPACE = 'calendar/events/v1'
const NAMESPACE = 'tribe/events/v1'

/** A world in `live` mode with the given rows, at the moment of the recordings. */
export const replayWorld = async (sql: Sql, name: string, rows: Rows): Promise<World> => {
  const schema = quoted(`replay ${name}`)
  await createWorldSchema(sql, schema, { rows })
  const options = { ...defaultOptions.live, namespace: NAMESPACE }
  return { name, mode: 'live', options, sql, schema, root: ROOT, now: () => recordedNow }
}

/** Who asks, as the header that says so. */
export const authorization = (as: string): Record<string, string> => {
  if (as === 'anonymous') return {}
  const pair = as === 'wrong password' ? 'editor:not the one' : `${as}:${as} demo password`
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** Recorded ids of what was made while recording, with the ids it has here. */
type Made = Map<number, number>

const renumbered = (value: unknown, made: Made): unknown => {
  if (typeof value === 'number') return made.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => renumbered(item, made))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renumbered(inner, made)]),
  )
}

const bodyText = (body: unknown, made: Made): string | null => {
  if (body === undefined) return null
  return typeof body === 'string' ? body : JSON.stringify(renumbered(body, made))
}

const requestOf = ({ method, path, as, headers, body }: Exchange, made: Made): Request => {
  const here = path
    .replace(RECORDED_NAMESPACE, NAMESPACE)
    .replace(/(?<=\/)\d+(?=\?|$)/, (id) => String(made.get(Number(id)) ?? id))
  const json = { 'Content-Type': 'application/json' }
  return new Request(ROOT + here, {
    method,
    headers: { ...(body === undefined ? {} : json), ...headers, ...authorization(as) },
    body: bodyText(body, made),
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first `kept` records of a listing, as the recordings cut them. */
const cut = (body: unknown, kept: number | undefined): unknown =>
  kept === undefined || !isRecord(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.slice(0, kept) : value,
        ]),
      )

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const headerDifferences = ({ answerHeaders = [] }: Exchange, { headers }: Response): string[] =>
  answerHeaders.filter((name) => !headers.has(name)).map((name) => `header ${name}: missing`)

const valueDifferences = ({ values = {} }: Exchange, body: Record<string, unknown>): string[] =>
  Object.entries(values)
    .map(([name, value]) => [name, JSON.stringify(value), JSON.stringify(body[name])] as const)
    .filter(([, recorded, found]) => recorded !== found)
    .map(([name, recorded, found]) => `${name}: ${found} instead of ${recorded}`)

/** Sends a recorded request to a world; tells in words what its answer does otherwise. */
export const replayed = async (recorded: Exchange, world: World, made: Made): Promise<string[]> => {
  const response = await answer(requestOf(recorded, made), world)
  const body = await readBody(response)
  const read = isRecord(body) ? body : {}
  const { code, id } = read
  if (response.status !== recorded.status)
    return [`status: ${response.status} instead of ${recorded.status} ${JSON.stringify(body)}`]
  if (recorded.id !== undefined && typeof id === 'number' && response.status === 201)
    made.set(recorded.id, id)
  return [
    ...(code === recorded.code ? [] : [`code: ${String(code)} instead of ${recorded.code}`]),
    ...headerDifferences(recorded, response),
    ...valueDifferences(recorded, read),
    ...differences(recorded.shape, shapeOf(cut(body, recorded.kept))),
  ]
}
