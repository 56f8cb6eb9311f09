import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import type { Exchange } from '../service/replay/exchange.ts'
import { shapeOf } from '../service/replay/shape.ts'

const TARGET = 'e2e/service/recordings'
/** Longer texts of a request are cut: what they say does not matter for the answer's shape. */
const LONGEST = 60

const recorded = z.object({
  name: z.string(),
  request: z.object({
    method: z.string(),
    path: z.string(),
    as: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
  }),
  response: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
  }),
})

/** By field sent: the names and the values before and after of what changed. */
const partialUpdates = z.record(z.string(), z.record(z.string(), z.unknown()))

const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, LONGEST)
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}

/** A form or a malformed body travels as the text it is; only JSON may lose some of its text. */
const bodyOf = (body: unknown): { body?: unknown } => {
  if (body === null) return {}
  return { body: typeof body === 'string' ? body : shortened(body) }
}

const named = z.object({ code: z.optional(z.unknown()), id: z.optional(z.unknown()) })

const listing = z.looseObject({ total_pages: z.number() })

const namesOf = (body: unknown): { code?: string; id?: number } => {
  const read = named.safeParse(body)
  const { code, id } = read.success ? read.data : {}
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof id === 'number' ? { id } : {}),
  }
}

/** JSON is what goes without saying. */
const sentHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== 'application/json'))

/** How many records of a listing were kept: the recordings cut long ones. */
const keptOf = (body: unknown): { kept?: number } => {
  const read = listing.safeParse(body)
  const list = Object.values(read.success ? read.data : {}).find(Array.isArray)
  return list === undefined ? {} : { kept: list.length }
}

const tellingHeader = /^(x-tec-|access-control-allow-(origin|methods|credentials)$)/

const answerHeadersOf = (headers: Record<string, string>): { answerHeaders?: string[] } => {
  const names = Object.keys(headers).filter((name) => tellingHeader.test(name))
  return names.length === 0 ? {} : { answerHeaders: names.sort() }
}

const distilled = ({ name, request, response }: z.infer<typeof recorded>): Exchange => {
  const names = namesOf(response.body)
  const headers = sentHeaders(request.headers)
  return {
    name,
    method: request.method,
    path: request.path,
    as: names.code === 'incorrect_password' ? 'wrong password' : request.as,
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...bodyOf(request.body),
    status: response.status,
    ...names,
    ...answerHeadersOf(response.headers),
    ...keptOf(response.body),
    shape: shapeOf(response.body),
  }
}

const write = (name: string, lines: readonly string[], [open, close]: readonly [string, string]) =>
  writeFileSync(join(TARGET, name), `${open}\n${lines.join(',\n')}\n${close}\n`)

/** `venues.city` → `venues`, `city`; a file of one resource has the field alone. */
const changesOf = (file: string, updates: z.infer<typeof partialUpdates>): Map<string, string> => {
  const groups = new Map<string, [string, string[]][]>()
  for (const [key, changed] of Object.entries(updates)) {
    const [resource = '', field = ''] = key.includes('.') ? key.split('.') : [file, key]
    const group = groups.get(resource) ?? []
    groups.set(resource, [...group, [field, Object.keys(changed).sort()]])
  }
  return new Map(
    [...groups].map(([name, group]) => [name, JSON.stringify(Object.fromEntries(group))]),
  )
}

/** Distils the exchanges recorded in a folder into what the replay needs, one a line. */
const distil = (folder: string): void => {
  mkdirSync(TARGET, { recursive: true })
  const changes: string[] = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const partial = /^partial-update-(.*)\.json$/.exec(basename(file))?.[1]
    if (partial === undefined) {
      const exchanges = z.parse(z.array(recorded), content).map(distilled)
      write(
        file,
        exchanges.map((exchange) => JSON.stringify(exchange)),
        ['[', ']'],
      )
    } else
      for (const [name, group] of changesOf(partial, z.parse(partialUpdates, content)))
        changes.push(`${JSON.stringify(name)}: ${group}`)
  }
  write('partial-updates.json', changes, ['{', '}'])
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: tsx e2e/commands/distil.ts <folder of recorded exchanges>')
  process.exitCode = 1
} else distil(folder)
