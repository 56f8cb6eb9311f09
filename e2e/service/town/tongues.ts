/** The three languages of the town, the one it thinks in first. */
export const tongues = ['ca', 'es', 'en'] as const
export type Tongue = (typeof tongues)[number]

/** One thing said in the three languages. */
export type Words = Readonly<Record<Tongue, string>>

/** One thing said in Catalan and in those languages somebody has translated it to. */
export type PartialWords = Readonly<{ ca: string } & Partial<Record<Tongue, string>>>

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())

/** The rows of a written table: one a line, cells divided by `|`. */
export const readTable = (lines: readonly string[]): string[][] => lines.map(cells)

/** `Català | Español | English` as words. Throws when a language is missing. */
export const readWords = (line: string): Words => {
  const [ca, es, en, ...rest] = cells(line)
  if (!ca || !es || !en || rest.length > 0) throw new Error(`Not three languages: ${line}`)
  return { ca, es, en }
}

/** Every line as words. */
export const readAllWords = (lines: readonly string[]): Words[] => lines.map(readWords)

/** Words of which a translation written `-` does not exist yet. */
export const readPartialWords = (ca: string, es: string, en: string): PartialWords => ({
  ca,
  ...(es === '-' ? {} : { es }),
  ...(en === '-' ? {} : { en }),
})

/** Fills every `{name}` of a sentence. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
