import { phpArguments } from './arguments.ts'
import type { Answer } from './handlers.ts'
import { isObject, listOf } from './lists.ts'

type Path = readonly string[]

/** Members named by dotted paths. What is inside a list cannot be named: the list comes back empty. */
const pick = (value: unknown, paths: readonly Path[]): unknown => {
  if (paths.some((path) => path.length === 0)) return value
  if (Array.isArray(value)) return []
  if (!isObject(value)) return value
  const under = (name: string): Path[] =>
    paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => under(name).length > 0)
      .map(([name, member]) => [name, pick(member, under(name))]),
  )
}

/**
 * An answer as the query parameters shape it that live sites take on every route (contract.md §3.1):
 * `_fields` names the members wanted, save of an error; `_envelope` puts status and headers into a
 * body of their own.
 * Interface silent: `_fields` and `_envelope` are not mentioned. They are accepted in both modes.
 */
export const shaped = (answer: Answer, request: Request): Answer => {
  const { _fields, _envelope } = phpArguments(new URL(request.url).searchParams)
  const paths = listOf(_fields).map((field) => field.split('.'))
  const whole = answer.status >= 400 || paths.length === 0
  const members = (value: unknown) => pick(value, paths)
  const picked = Array.isArray(answer.body) ? answer.body.map(members) : members(answer.body)
  const body = whole ? answer.body : picked
  if (_envelope === undefined) return { ...answer, body }
  const { status, headers = {} } = answer
  return { status: 200, body: { body, status, headers }, headers }
}
