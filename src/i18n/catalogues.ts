import type { InterfaceLanguage } from './interfaceLanguage.ts'
import { messageFileOf } from './messageFiles.ts'

type Catalogue = Record<string, unknown>

/** Built into three files a language (`vite.config.ts`). */
const files = import.meta.glob<Catalogue>('../../locales/*/*.json', { import: 'default' })

/** Milliseconds until messages that could not be fetched are requested again. */
const retryAfter = 5000

/** A page without its messages would show their keys: it waits for them instead. */
async function insist<M>(read: () => Promise<M>): Promise<M> {
  try {
    return await read()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    return insist(read)
  }
}

/** The messages of a namespace in one language, by its name, with those of the namespaces in the same file. */
export async function readCatalogues(
  language: InterfaceLanguage,
  namespace: string,
): Promise<Readonly<Record<string, Catalogue>>> {
  const catalogues = await Promise.all(
    Object.entries(files).flatMap(([path, read]) => {
      const [, spoken, name = ''] = /(\w+)\/(\w+)\.json$/.exec(path) ?? []
      if (spoken !== language || messageFileOf(name) !== messageFileOf(namespace)) return []
      return [insist(read).then((messages) => [name, messages] as const)]
    }),
  )
  return Object.fromEntries(catalogues)
}
