import type { InterfaceLanguage } from './interfaceLanguage.ts'

type Catalogue = Record<string, unknown>

type Catalogues = Readonly<Record<string, Catalogue>>

const first: Record<InterfaceLanguage, () => Promise<{ catalogues: Catalogues }>> = {
  ca: () => import('./first/ca.ts'),
  es: () => import('./first/es.ts'),
  en: () => import('./first/en.ts'),
}

/** In one file a language: an address for each room would weigh on the first load. */
const later: Record<
  InterfaceLanguage,
  () => Promise<{ catalogues: Catalogues; apart: Record<string, () => Promise<Catalogue>> }>
> = {
  ca: () => import('./later/ca.ts'),
  es: () => import('./later/es.ts'),
  en: () => import('./later/en.ts'),
}

/** What is there before anybody has signed in. */
const before = import.meta.glob<Catalogue>('../../locales/*/{configuration,signIn}.json', {
  import: 'default',
})

/** Milliseconds until words that could not be fetched are asked for once more. */
const untilAgain = 5000

/** A page without its words would show their names: it waits for them instead. */
function insist<W>(fetchIt: () => Promise<W>): Promise<W> {
  return fetchIt().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, untilAgain))
    return insist(fetchIt)
  })
}

/** The room whose words a file holds. */
function roomOf(file: string): string {
  return /([^/]+)\.json$/.exec(file)?.[1] ?? ''
}

/** The words of one room in one language, by its name, with those of the rooms that come in the same file; fetched once. */
export async function readCatalogues(
  language: InterfaceLanguage,
  room: string,
): Promise<Catalogues> {
  const together = (await insist(first[language])).catalogues
  if (together[room]) return together
  const alone = before[`../../locales/${language}/${room}.json`]
  if (alone) return { [room]: await insist(alone) }
  const { catalogues, apart } = await insist(later[language])
  const behind = Object.fromEntries(
    Object.entries(catalogues).map(([file, words]) => [roomOf(file), words]),
  )
  if (behind[room]) return behind
  const last = apart[`../../../locales/${language}/${room}.json`]
  if (!last) throw new Error(`No words for the room ${room} in ${language}`)
  return { ...behind, [room]: await insist(last) }
}
