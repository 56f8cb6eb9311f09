import { ApiError } from '../../../../api/apiError.ts'

/** The name that a record was to have, and the one that it was made under. */
type Names = Readonly<Record<'name' | 'found', string>>

/** Made under a name of its own, and the one that was meant was refused: it is there, and not what was wanted. */
export class Misnamed extends ApiError {
  readonly names: Names

  constructor(refusal: ApiError, names: Names) {
    super({ ...refusal }, { cause: refusal })
    this.names = names
  }
}
