import type { Mode, World } from '../../worlds/world.ts'
import type { Account, Arguments, Language } from '../handlers.ts'
import type { Detail } from '../errors.ts'

export type DeclaredType = 'integer' | 'string' | 'boolean' | 'array' | 'number'

/** What the index says of a parameter (contract.md §1.6). */
export interface Declaration {
  readonly type?: DeclaredType
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly items?: { readonly type: DeclaredType }
  readonly format?: string
  /**
   * JSON types accepted besides the declared one.
   * Interface silent: JSON types other than the declared one are not mentioned. Some parameters accept numbers for ids or
   * a boolean for a flag.
   */
  readonly accepts?: readonly ('number' | 'boolean' | 'null' | 'array')[]
}

export interface CheckContext {
  readonly world: World
  readonly language: Language
  readonly account: Account | null
  /** Merged, not yet in their declared types. */
  readonly arguments: Arguments
}

/** True accepts; false refuses with the plain words; a detail refuses with its own. */
type CheckResult = boolean | Detail
export type Check = (value: unknown, context: CheckContext) => CheckResult | Promise<CheckResult>

export interface Parameter extends Declaration {
  readonly name: string
  readonly required: boolean
  /** Key of its description in `words/`: `<table>.<name>`. */
  readonly words?: string
  /** Asked before permissions and before types (contract.md §3.2). */
  readonly check?: Check
}

/** One line of a parameter table; a mode's own declaration is laid over what both share. */
export interface ParameterLine extends Declaration {
  readonly name: string
  readonly required?: true
  readonly check?: Check
  readonly interface?: Declaration
  readonly live?: Declaration
  /** Computed per request: the default window of the event list, the page size. */
  readonly computed?: (world: World) => unknown
}

export interface ParameterTable {
  /** First half of the description keys. */
  readonly name: string
  readonly lines: readonly ParameterLine[]
}

/** The tables of one collection: of its listing, of the fields of a write, of what finds one record. */
export interface CollectionTables {
  readonly list: ParameterTable
  readonly create: ParameterTable
  readonly update: ParameterTable
  readonly id: ParameterTable
}

/** The parameters of a table as one world declares them. */
export const parametersOf = (table: ParameterTable, world: World): Parameter[] =>
  table.lines.map((line) => parameterOf(table.name, line, world))

const parameterOf = (table: string, line: ParameterLine, world: World): Parameter => {
  const { interface: ofInterface, live, computed, required, ...shared } = line
  const own: Record<Mode, Declaration | undefined> = { interface: ofInterface, live }
  return {
    ...shared,
    ...own[world.mode],
    ...(computed ? { default: computed(world) } : {}),
    required: required ?? false,
    words: `${table}.${line.name}`,
  }
}

/** The same lines with some of them required: what create asks beyond update. */
export const requiring = (
  lines: readonly ParameterLine[],
  ...names: readonly string[]
): ParameterLine[] =>
  lines.map((line) => (names.includes(line.name) ? { ...line, required: true } : line))

/** The language selector, on every operation of every route. */
export const languageParameter = (world: World, enumeration: readonly string[]): Parameter => ({
  name: world.options.languageParameter,
  type: 'string',
  enum: enumeration,
  required: false,
})
