/**
 * Trusted Types: a browser that has them hands no text to its parser, and no address to what runs scripts, but through a
 * policy that the Content-Security-Policy names (`trusted-types` in `e2e/hosting/policy.ts`). These rooms' policies never
 * leave their modules; what they make is typed as the text it stands for, as the browser's own types take nothing else.
 *
 * @see https://www.w3.org/TR/trusted-types/
 */

type Made<Rules> = { readonly [Name in keyof Rules]: (text: string) => string }

/** @throws TypeError by a rule that refuses what it is given */
interface Rules {
  createHTML?: (text: string, type?: string, sink?: string) => string
  createScriptURL?: (address: string) => string
}

declare global {
  // oxlint-disable-next-line no-var -- so that globals of a browser are declared
  var trustedTypes: { createPolicy<R extends Rules>(name: string, rules: R): Made<R> } | undefined
}

/** A policy by one of the names that the header allows; where the browser has none, its rules hold all the same. */
export const policyNamed = <R extends Rules>(name: string, rules: R): Made<R> | R =>
  globalThis.trustedTypes?.createPolicy(name, rules) ?? rules
