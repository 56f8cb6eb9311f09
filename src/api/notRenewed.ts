import { ApiError } from './apiError.ts'

const notRenewed = 'not_renewed'

/** The site's own session could not be renewed for this reason: what its old nonce kept out was not done. */
export const notRenewedFor = (reason: ApiError) =>
  new ApiError({ ...reason, code: notRenewed }, { cause: reason })

export const isNotRenewed = ({ code }: ApiError): boolean => code === notRenewed
