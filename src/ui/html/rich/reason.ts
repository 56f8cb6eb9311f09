/** Why a part of a text is edited as HTML only. */
export type Reason =
  | 'block'
  | 'shortcode'
  | 'table'
  | 'comment'
  | 'frame'
  | 'script'
  | 'form'
  | 'element'
  | 'markup'
  | 'unclosed'
  | 'long'

export class CannotKeep extends Error {
  readonly reason: Reason
  /** The name of what is in the way. */
  readonly detail: string

  constructor(reason: Reason, detail = '') {
    super(`${reason} ${detail}`)
    this.name = 'CannotKeep'
    this.reason = reason
    this.detail = detail
  }
}
