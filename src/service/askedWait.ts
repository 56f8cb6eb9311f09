/**
 * Milliseconds that a service asks to be left alone for, in its `Retry-After`: seconds, or a date of its clock, which the
 * answer tells where its `Date` is shown (RFC 9110 §10.2.3). 0 where it says nothing that can be read, which is so for
 * pages of another origin unless it exposes the header. Without bounds: whoever waits knows how long that makes sense.
 */
export function askedWait({ headers }: Response): number {
  const said = headers.get('Retry-After') ?? ''
  const wait = /^\d+$/.test(said)
    ? Number(said) * 1000
    : Date.parse(said) - (Date.parse(headers.get('Date') ?? '') || Date.now())
  return wait > 0 ? wait : 0
}
