/**
 * What kept a request from doing its work, as data; words are made in the last step.
 * `missing` is every way of saying that a record is not there (contract.md §9, 6 and 25);
 * `redirected` is a write that a redirect kept from the service, `blocked` the refusal of something else on the site;
 * `withheld` and `unproved` are raised by this application.
 */
export const apiErrorKinds = [
  'offline',
  'unanswered',
  'timeout',
  'redirected',
  'ended',
  'blocked',
  'forbidden',
  'password',
  'missing',
  'noRoute',
  'pastEnd',
  'invalid',
  'busy',
  'failed',
  'unreadable',
  'withheld',
  'unproved',
] as const
export type ApiErrorKind = (typeof apiErrorKinds)[number]

/** What a second look found after a write that got no usable answer. */
export type AfterWrite = 'notSaved' | 'unknown'

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind
  /** HTTP status, 0 without an answer */
  readonly status?: number
  /** the service's code, `''` without one */
  readonly code?: string
  /** parameter name → what the service says of it (its language, unsafe as HTML) */
  readonly params?: Readonly<Record<string, string>>
  /** the service's message or the beginning of its body, as text */
  readonly serverText?: string
  /** `data` of the service's error body, `{}` without one */
  readonly data?: Readonly<Record<string, unknown>>
  readonly afterWrite?: AfterWrite
  /** milliseconds that the service asks to be left alone for, 0 where it does not say */
  readonly wait?: number
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, string>>
  readonly serverText: string
  readonly data: Readonly<Record<string, unknown>>
  readonly afterWrite: AfterWrite | undefined
  readonly wait: number

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(`${facts.kind} ${facts.status ?? 0} ${facts.code ?? ''}`.trim(), options)
    this.name = 'ApiError'
    this.kind = facts.kind
    this.status = facts.status ?? 0
    this.code = facts.code ?? ''
    this.params = facts.params ?? {}
    this.serverText = facts.serverText ?? ''
    this.data = facts.data ?? {}
    this.afterWrite = facts.afterWrite
    this.wait = facts.wait ?? 0
  }

  /** The error itself if it is one of ours, else `unreadable`: an answer that nothing could make sense of. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError({ kind: 'unreadable' })
  }

  /** The same error, with what a second look found. */
  with(afterWrite: AfterWrite): ApiError {
    return new ApiError({ ...this, afterWrite }, { cause: this })
  }
}
