import { type Detail, ProtocolError, invalidParameters, plainRefusal } from './errors.ts'
import type { Arguments, Language } from './handlers.ts'
import { isObject, listOf } from './lists.ts'
import type { CheckContext, DeclaredType, Parameter } from './parameters/parameter.ts'

type Refused = Record<string, Detail>

const missingNames = (parameters: readonly Parameter[], given: Arguments): string[] =>
  parameters
    .filter(({ name, required }) => required && (given[name] ?? null) === null)
    .map(({ name }) => name)

const apiErrorOf = async (
  { name, check }: Parameter,
  context: CheckContext,
): Promise<[string, Detail] | null> => {
  const value = context.arguments[name] ?? null
  const result = check === undefined || value === null || (await check(value, context))
  if (result === true) return null
  return [name, result === false ? plainRefusal : result]
}

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))

/** A value in its declared type; undefined when it is not of that type (contract.md §3.2). */
const readers: Readonly<Record<DeclaredType, (value: unknown) => unknown>> = {
  integer: (value) =>
    isNumeric(value) && Number.isInteger(Number(value)) ? Number(value) : undefined,
  number: (value) => (isNumeric(value) ? Number(value) : undefined),
  boolean: (value) =>
    isObject(value) || Array.isArray(value) ? undefined : booleans[String(value).toLowerCase()],
  string: (value) => (typeof value === 'string' ? value : undefined),
  array: (value) =>
    Array.isArray(value) ? value : typeof value === 'string' ? listOf(value) : undefined,
}

const jsonType = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const accepts = ({ accepts: also = [] }: Parameter, value: unknown): boolean =>
  also.some((type) => type === jsonType(value))

const typeRefusal = ({ name, type }: Parameter): Detail => ({
  code: 'rest_invalid_type',
  words: `not_of_type.${type}`,
  values: { name },
  data: { param: name },
})

const enumRefusal = ({ name, enum: known = [] }: Parameter, language: Language): Detail => ({
  code: 'rest_not_in_enum',
  words: 'not_in_enum',
  values: { name, values: new Intl.ListFormat(language).format(known) },
})

const typed = (
  parameter: Parameter,
  value: unknown,
  language: Language,
): { value: unknown } | { refusal: Detail } => {
  const { type, enum: known } = parameter
  if (type === undefined || accepts(parameter, value)) return { value }
  const read = readers[type](value)
  if (read === undefined) return { refusal: typeRefusal(parameter) }
  if (known && !known.includes(String(read))) return { refusal: enumRefusal(parameter, language) }
  return { value: read }
}

const typedArguments = (parameters: readonly Parameter[], context: CheckContext): Arguments => {
  const refused: Refused = {}
  const values: Record<string, unknown> = {}
  for (const parameter of parameters) {
    const { name } = parameter
    const given = context.arguments[name]
    if (given === undefined) continue
    const result = typed(parameter, given, context.language)
    if ('refusal' in result) refused[name] = result.refusal
    else values[name] = result.value
  }
  if (Object.keys(refused).length > 0) throw invalidParameters(refused)
  return values
}

/** Live services hold a null that was accepted for no value at all (contract.md §3.2). */
const kept = (values: Arguments, { mode }: CheckContext['world']): Arguments =>
  mode === 'live'
    ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    : values

/**
 * Two phases (contract.md §3.2): all missing names; else all that a check refuses; else all that
 * are not of their declared type. What is undeclared falls away, defaults are filled in.
 *
 * @throws ProtocolError 400 `rest_missing_callback_param`, `rest_invalid_param`
 */
export const validate = async (
  parameters: readonly Parameter[],
  context: CheckContext,
): Promise<Arguments> => {
  const missing = missingNames(parameters, context.arguments)
  if (missing.length > 0)
    throw new ProtocolError(400, 'rest_missing_callback_param', {
      values: { names: missing.join(', ') },
      data: { params: missing },
    })
  const refusals = await Promise.all(parameters.map((parameter) => apiErrorOf(parameter, context)))
  const refused = refusals.filter((refusal) => refusal !== null)
  if (refused.length > 0) throw invalidParameters(Object.fromEntries(refused))
  const values = kept(typedArguments(parameters, context), context.world)
  const defaults = parameters
    .filter((parameter) => parameter.default !== undefined)
    .map((parameter) => [parameter.name, parameter.default])
  return { ...Object.fromEntries(defaults), ...values }
}
