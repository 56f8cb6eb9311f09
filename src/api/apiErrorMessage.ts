import { snippet } from './exchange.ts'
import type { AfterWrite, ApiError } from './apiError.ts'

type Situation = ApiError['kind'] | 'termExists' | 'duplicateSlug'

/** Keys of the `service` catalogue; `values` go with the title. */
export interface ApiErrorMessage {
  readonly title: `refusal.${Situation}.title` | `named.${'forbidden' | 'missing'}`
  readonly text: `refusal.${Situation}.text`
  readonly values: { readonly name: string; readonly language: string; readonly message: string }
  /** what a second look found, of a write whose answer was lost */
  readonly afterWrite: `afterWrite.${AfterWrite}` | null
}

/** What was refused, when it has a name: its title, and its language named in the reader's. */
export interface ApiErrorSubject {
  readonly name: string
  readonly language: string
}

function situationOf({ kind, code }: ApiError): Situation {
  if (code === 'term_exists') return 'termExists'
  return code === 'duplicate_term_slug' ? 'duplicateSlug' : kind
}

/** The words for a refusal, as data: product.md, "Error words". */
export function apiErrorMessage(refusal: ApiError, subject?: ApiErrorSubject): ApiErrorMessage {
  const { afterWrite } = refusal
  const situation = situationOf(refusal)
  const isNamed = subject !== undefined && (situation === 'forbidden' || situation === 'missing')
  return {
    title: isNamed ? `named.${situation}` : `refusal.${situation}.title`,
    text: `refusal.${situation}.text`,
    values: {
      ...(subject ?? { name: '', language: '' }),
      message: snippet(refusal.serverText) || refusal.code,
    },
    afterWrite: afterWrite === undefined ? null : `afterWrite.${afterWrite}`,
  }
}

/** For "details": status, code and the service's own text; shown as text, never rendered. */
export function apiErrorDetails({ status, code, serverText }: ApiError): string {
  return [status === 0 ? '' : String(status), code, serverText].filter(Boolean).join('\n')
}
