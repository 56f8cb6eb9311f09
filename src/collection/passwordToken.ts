const tokens = new Map<string, string>()

/** A name for a password that says nothing of it, the same for as long as the page lives. */
export function passwordToken(password: string): string {
  const token = tokens.get(password) ?? `password ${tokens.size + 1}`
  tokens.set(password, token)
  return token
}
