import type { Language } from './handlers.ts'

type Values = Readonly<Record<string, string>>

/** Words for an error code or another key of `words/`, in one language. */
export type Say = (language: Language, key: string, values?: Values) => string

export interface Detail {
  readonly code: string
  /** Key and holes of its message. */
  readonly words: string
  readonly values?: Values
  readonly data?: unknown
}

interface Extra {
  /** Holes of the message. */
  readonly values?: Values
  /** Key of the message when it is not the code. */
  readonly words?: string
  /** Further members of `data`. */
  readonly data?: Readonly<Record<string, unknown>>
  /** Names of parameters refused, each with what is said of it. */
  readonly refused?: Readonly<Record<string, Detail>>
  /** Members beside `code`, `message` and `data`. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** `data` is null on the wire (contract.md §4). */
  readonly bare?: true
}

/** A refusal of the service: thrown anywhere, becomes the error body of contract.md §4. */
export class ProtocolError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Extra

  constructor(status: number, code: string, extra: Extra = {}) {
    super(code)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** The words of a parameter that a check refused without saying more. */
export const plainRefusal: Detail = { code: '', words: 'invalid_parameter' }

/** 400 `rest_invalid_param` naming every refused parameter. */
export const invalidParameters = (refused: Readonly<Record<string, Detail>>): ProtocolError =>
  new ProtocolError(400, 'rest_invalid_param', {
    values: { names: Object.keys(refused).join(', ') },
    refused,
  })

/** 400 `rest_invalid_param` naming one parameter. */
export const invalidParameter = (name: string): ProtocolError =>
  invalidParameters({ [name]: plainRefusal })

const refusedData = (
  refused: Readonly<Record<string, Detail>>,
  language: Language,
  say: Say,
): Record<string, unknown> => {
  const params: Record<string, string> = {}
  const details: Record<string, unknown> = {}
  for (const [name, { code, words, values, data = null }] of Object.entries(refused)) {
    params[name] = say(language, words, values)
    if (code !== '') details[name] = { code, message: params[name], data }
  }
  return { params, details: Object.keys(details).length > 0 ? details : [] }
}

/** The body on the wire. An empty map is `[]`, as PHP writes it. */
export const errorBody = (
  { status, code, extra }: ProtocolError,
  language: Language,
  say: Say,
): Record<string, unknown> => ({
  code,
  message: say(language, extra.words ?? code, extra.values),
  data: extra.bare
    ? null
    : {
        status,
        ...(extra.refused ? refusedData(extra.refused, language, say) : {}),
        ...extra.data,
      },
  ...extra.beside,
})
