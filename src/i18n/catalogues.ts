import { firstNamespaces } from './firstNamespaces.ts'
import type { InterfaceLanguage } from './interfaceLanguage.ts'
import type { Resources } from './resources.ts'

type Catalogue = Record<string, unknown>

/** Built into three files a language (`vite.config.ts`): what is first on screen, the pages, the guide. */
const files = import.meta.glob<Catalogue>('../../locales/*/*.json', { import: 'default' })

const notOfPages = new Set<string>([...firstNamespaces, 'guide'])

/** What pages other than the list of events speak from. */
export const pageNamespaces: readonly (keyof Resources)[] = Object.keys(files).flatMap((path) => {
  const name = /\/en\/(\w+)\.json$/.exec(path)?.[1]
  return name === undefined || notOfPages.has(name) ? [] : [name as keyof Resources]
})

/** Milliseconds until messages that could not be fetched are requested again. */
const retryAfter = 5000

/** The messages of a namespace. A page without them would show their keys: it waits for them instead. */
export async function readCatalogue(
  language: InterfaceLanguage,
  namespace: string,
): Promise<Catalogue> {
  const read = files[`../../locales/${language}/${namespace}.json`]
  if (!read) throw new Error(`No messages of the namespace ${namespace} in ${language}`)
  try {
    return await read()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    return readCatalogue(language, namespace)
  }
}
