import type { World } from '../worlds/world.ts'
import { ProtocolError } from './errors.ts'
import type { Arguments } from './handlers.ts'
import { isObject } from './lists.ts'

/**
 * A text that the storage can hold: without the null character and halves of surrogate pairs.
 * Interface silent: characters that cannot be stored are not mentioned. They are removed.
 */
export const storable = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '')

type Pairs = Iterable<readonly [string, string]>

/** Names as PHP reads them: `k[]` and `k[0]` make a list, `k[name]` an object. */
export const phpArguments = (pairs: Pairs): Arguments => {
  const read: Record<string, unknown> = {}
  for (const [key, given] of pairs) {
    const value = storable(given)
    const [, name = key, inner] = /^([^[]+)\[([^\]]*)\]$/.exec(key) ?? []
    const held = read[name]
    if (inner === undefined) read[name] = value
    else if (inner === '' || /^\d+$/.test(inner))
      read[name] = [...(Array.isArray(held) ? held : []), value]
    else read[name] = { ...(isObject(held) ? held : {}), [inner]: value }
  }
  return read
}

const invalidJson = (): ProtocolError =>
  new ProtocolError(400, 'rest_invalid_json', {
    data: { json_error_code: 4, json_error_message: 'Syntax error' },
  })

/** A JSON list is no set of arguments and is passed over. */
const jsonArguments = (text: string): Arguments => {
  if (text === '') return {}
  try {
    const parsed: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? storable(value) : value,
    )
    return isObject(parsed) ? parsed : {}
  } catch {
    throw invalidJson()
  }
}

/** Multipart forms are read on a real POST only (contract.md §3.1). */
const bodyArguments = async (request: Request): Promise<Arguments> => {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (request.body === null) return {}
  if (type === 'application/json') return jsonArguments(await request.text())
  if (type === 'application/x-www-form-urlencoded')
    return phpArguments(new URLSearchParams(await request.text()))
  if (type !== 'multipart/form-data' || request.method !== 'POST') return {}
  const fields: [string, string][] = []
  for (const [name, value] of await request.formData())
    if (typeof value === 'string') fields.push([name, value])
  return phpArguments(fields)
}

export interface Sent {
  readonly body: Arguments
  readonly query: Arguments
}

export const sentArguments = async (request: Request): Promise<Sent> => ({
  query: phpArguments(new URL(request.url).searchParams),
  body: await bodyArguments(request),
})

const withoutNulls = (values: Arguments): Arguments =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/**
 * One set of arguments. A live service lets body and query beat the path, so that a body `id`
 * edits another record; a null in the body gives way to what follows (contract.md §3.1, 84). The
 * interface finds a record by its path alone, and `slug` in a body is then the new one (modes.md).
 */
export const mergedArguments = (
  { body, query }: Sent,
  path: Arguments,
  { mode }: World,
): Arguments =>
  mode === 'live'
    ? { ...body, ...path, ...query, ...withoutNulls(body) }
    : { ...path, ...query, ...body, ...('id' in path ? { id: path.id } : {}) }
