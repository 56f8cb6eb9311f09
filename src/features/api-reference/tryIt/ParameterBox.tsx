import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { Parameter, Operation } from '../reference/operations.ts'
import { NativeSelectField } from '../../../ui/form/Choice.tsx'
import type { Call } from '../../../api/outgoing.ts'

interface Props {
  parameter: Parameter
  value: string
  onChange: (text: string) => void
}

/** What a parameter may be, where that is a closed list. */
function choicesOf({ type, enum: known }: Parameter): readonly string[] | null {
  return known ?? (type === 'boolean' ? ['true', 'false'] : null)
}

/** The box of one parameter; an empty one leaves it out. */
export function ParameterBox({ parameter, value, onChange }: Props) {
  const { t } = useTranslation('reference')
  const { name, required, place } = parameter
  const choices = choicesOf(parameter)
  const isAsked = required || place === 'path'
  if (choices)
    return (
      <Select
        {...{ name, value, choices, onChange }}
        isRequired={isAsked}
        none={t('try.leftOut')}
      />
    )
  return (
    <TextField
      label={name}
      value={value}
      required={isAsked}
      onChange={(event) => onChange(event.target.value)}
      type={isSecret(parameter) ? 'password' : 'text'}
      multiline={place === 'body' && !isSecret(parameter)}
      maxRows={8}
      slotProps={{
        htmlInput: {
          autoComplete: isSecret(parameter) ? 'new-password' : 'off',
          spellCheck: false,
          required: false,
          'aria-required': isAsked,
        },
      }}
    />
  )
}

interface SelectProps {
  name: string
  value: string
  choices: readonly string[]
  isRequired: boolean
  /** what choosing nothing means */
  none: string
  onChange: (value: string) => void
}

/** One of a few, or none: the browser's own list. */
export function Select({ name, value, choices, isRequired, none, onChange }: SelectProps) {
  return (
    <NativeSelectField
      label={name}
      value={value}
      required={isRequired}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { required: false } }}
    >
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </NativeSelectField>
  )
}

/** What was typed for each parameter; an empty box leaves its parameter out. */
export type Given = Readonly<Record<string, string>>

/** A password is of one event: it is shown and copied as this word. */
const secretWord = 'EVENT_PASSWORD'

const isSecret = ({ name }: Pick<Parameter, 'name'>) => name === 'password'

/** What begins as JSON does is sent as it stands: a list, an object, a text in quotes. */
function json(text: string): unknown {
  if (!/^["[{]|^null$/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function scalar(text: string, type: string): unknown {
  if (/^(integer|number)$/.test(type) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

const isList = ({ type, items }: Parameter) => type === 'array' || (type === '' && items !== '')

/** A typed text as the declared type has it in JSON; of a list, what stands between commas. */
function valueOf(parameter: Parameter, text: string): unknown {
  const written = json(text.trim())
  if (written !== undefined) return written
  if (!isList(parameter)) return scalar(text, parameter.type)
  return text.split(',').map((part) => scalar(part.trim(), parameter.items))
}

const filled = ({ parameters }: Operation, given: Given) =>
  parameters.filter(({ name }) => (given[name] ?? '') !== '')

/** Required parameters without which the address has a hole, or the service refuses at once. */
export function missingOf({ parameters }: Operation, given: Given): readonly string[] {
  return parameters
    .filter(({ required, place, name }) => (required || place === 'path') && !given[name]?.trim())
    .map(({ name }) => name)
}

const knownMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The method that was chosen of those that mean the same here, or else the first. */
export function methodOf({ methods }: Operation, chosen: string): Call['method'] {
  const wanted = methods.includes(chosen) ? chosen : methods[0]
  return knownMethods.find((method) => method === wanted) ?? 'GET'
}

/**
 * The call that the boxes say: the path filled in, a reading's arguments in the query, a write's as JSON (contract.md §3.1).
 * @param method one of the operation's
 */
export function callOf(operation: Operation, method: Call['method'], given: Given): Call {
  const text = (name: string) => given[name] ?? ''
  const path = operation.route
    .replace(/^\//, '')
    .replaceAll(/<(\w+)>/g, (hole, name: string) => encodeURIComponent(text(name).trim()) || hole)
  const said = filled(operation, given)
  const of = (place: Parameter['place']) => said.filter((one) => one.place === place)
  const body = of('body').map((one) => [one.name, valueOf(one, text(one.name))] as const)
  return {
    method,
    path,
    query: Object.fromEntries(of('query').map(({ name }) => [name, text(name)])),
    ...(body.length === 0 ? {} : { body: Object.fromEntries(body) }),
  }
}

/** The same with words in place of what is secret: for the screen, for a copy. */
export function withoutSecrets(operation: Operation, given: Given): Given {
  const secrets = filled(operation, given).filter(isSecret)
  return { ...given, ...Object.fromEntries(secrets.map(({ name }) => [name, secretWord])) }
}
