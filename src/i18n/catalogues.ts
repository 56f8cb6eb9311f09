import type { InterfaceLanguage } from './interfaceLanguage.ts'

type Catalogue = Record<string, unknown>

const first: Record<InterfaceLanguage, () => Promise<{ catalogues: Record<string, Catalogue> }>> = {
  ca: () => import('./first/ca.ts'),
  es: () => import('./first/es.ts'),
  en: () => import('./first/en.ts'),
}

const later = import.meta.glob<Catalogue>(
  ['../../locales/*/*.json', '!../../locales/*/{app,eventList,filters,service,time,ui}.json'],
  { import: 'default' },
)

/** The words of one room in one language; fetched once, the first rooms of a language together. */
export async function readCatalogue(language: InterfaceLanguage, room: string): Promise<Catalogue> {
  const together = (await first[language]()).catalogues[room]
  if (together) return together
  const read = later[`../../locales/${language}/${room}.json`]
  if (!read) throw new Error(`No words for the room ${room} in ${language}`)
  return read()
}
