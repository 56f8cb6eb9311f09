import { Refusal } from '../../service/refusal.ts'

const longest = 200

/** What was given up on purpose, by us or by who left a page; a reading that was, by the library's own name. */
const givenUp = /^(AbortError|TimeoutError|CancelledError)$/

/** Code that could not be fetched, in the words of the browsers: what is missing is said where it is missing. */
const unfetched = /dynamically imported module|module script|preload CSS/i

/** What another program of this browser did in this page. */
const foreign = /[a-z]-extension:\/\//

/**
 * Errors repeat what they stumbled upon: a parser quotes the text, which may be what somebody typed or is kept here,
 * and an address may carry a password.
 */
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/".*"/gs, '"…"')
    .replaceAll(/\/\/[^\s/@]*@/g, '//')
    .replaceAll(/\?[^\s)]*/g, '?…')
}

/** The error in words for a report; null for what is no failure of the application itself. */
export function saidBy(error: unknown): string | null {
  // A refusal is what the service said; whoever asked tells it at its place.
  if (!(error instanceof Error) || error instanceof Refusal) return null
  const { name, message, stack = '' } = error
  if (givenUp.test(name) || unfetched.test(message) || foreign.test(stack)) return null
  const said = withoutSecrets(`${name}: ${message}`).replaceAll(/\s+/g, ' ')
  return said.length > longest ? `${said.slice(0, longest)}…` : said
}
