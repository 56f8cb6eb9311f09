/** The conditions of a query and the values of its holes. */
export interface Conditions {
  readonly texts: string[]
  readonly values: unknown[]
  /** Keeps a value and gives its hole: `$3`. */
  readonly bind: (value: unknown) => string
  readonly add: (text: string) => void
}

export const conditions = (): Conditions => {
  const texts: string[] = []
  const values: unknown[] = []
  return {
    texts,
    values,
    bind: (value) => `$${values.push(value)}`,
    add: (text) => void texts.push(text),
  }
}

export const whereText = ({ texts }: Conditions): string =>
  texts.length === 0 ? '' : `where ${texts.join(' and ')}`

/** The pattern of `like` that finds a text anywhere, whatever signs it holds. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`
