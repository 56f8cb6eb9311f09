import type { Configuration } from '../../../../api/configuration.ts'
import { isObject } from '../../../../api/isObject.ts'
import {
  type Detail,
  details,
  groupings,
  longs,
  type PackChoices,
  texts,
  type AgendaLabels,
} from './packChoices.ts'

/** What `config.json` says of the agenda. */
export interface PackTemplate {
  readonly words: Readonly<Record<string, Partial<AgendaLabels>>>
  readonly usual: Partial<PackChoices>
  /** keys that were not understood, and are left out */
  readonly ignored: readonly string[]
}

interface Found<T> {
  value: T
  ignored: string[]
}

/** The members of an object that are read; the others by their names. */
function membersOf<T>(
  value: unknown,
  path: string,
  read: (name: string, member: unknown) => T | undefined,
): Found<Record<string, T>> {
  if (value === undefined) return { value: {}, ignored: [] }
  if (!isObject(value)) return { value: {}, ignored: [path] }
  const found: Found<Record<string, T>> = { value: {}, ignored: [] }
  for (const [name, member] of Object.entries(value)) {
    const one = read(name, member)
    if (one === undefined) found.ignored.push(`${path}.${name}`)
    else found.value[name] = one
  }
  return found
}

const oneOf =
  (choices: readonly string[]) =>
  (value: unknown): unknown =>
    choices.find((choice) => choice === value)

function detailsIn(value: unknown): readonly Detail[] | undefined {
  if (!Array.isArray(value)) return undefined
  const known = details.filter((detail) => value.includes(detail))
  return known.length === new Set(value).size ? known : undefined
}

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  by: oneOf(groupings),
  long: oneOf(longs),
  text: oneOf(texts),
  details: detailsIn,
}

/**
 * Reads leniently: a mistake in the words of an agenda stops nobody's work, and is told where agendas are made.
 * @param known the names of all words
 */
export function templateOf(
  { agendaPack, languages }: Pick<Configuration, 'agendaPack' | 'languages'>,
  known: readonly string[],
): PackTemplate {
  const ignored: string[] = []
  const wordsOf = (language: string, value: unknown) => {
    if (!Object.hasOwn(languages, language) || !isObject(value)) return undefined
    const path = `agendaPack.words.${language}`
    const found = membersOf(value, path, (name, member) =>
      known.includes(name) && typeof member === 'string' ? member : undefined,
    )
    ignored.push(...found.ignored)
    return found.value
  }
  const all = isObject(agendaPack) ? agendaPack : {}
  if (agendaPack !== undefined && !isObject(agendaPack)) ignored.push('agendaPack')
  const { words, ...choices } = all
  const read = membersOf(words, 'agendaPack.words', wordsOf)
  const usual = membersOf(choices, 'agendaPack', (name, member) =>
    Object.hasOwn(readers, name) ? readers[name]?.(member) : undefined,
  )
  return {
    words: read.value,
    usual: usual.value,
    ignored: [...ignored, ...read.ignored, ...usual.ignored],
  }
}
