/** Digits that nothing else has. `crypto.randomUUID` would be missing on pages that are served without TLS. */
export const unique = (): string => crypto.getRandomValues(new Uint32Array(4)).join('')
