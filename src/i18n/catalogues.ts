import type { InterfaceLanguage } from './interfaceLanguage.ts'
import { messageFileOf } from './messageFiles.ts'

type Catalogue = Record<string, unknown>
type Catalogues = Readonly<Record<string, Catalogue>>

/** Of shell and the list of events, in every language: part of the application, so that nothing waits for them. */
const first = import.meta.glob<Catalogue>(
  '../../locales/*/{app,configuration,eventList,filters,service,time,ui}.json',
  { eager: true, import: 'default' },
)

/** Three files a language, of which the first load knows the addresses alone. */
const later = import.meta.glob<Catalogues>('./messages/*/*.ts', { import: 'messages' })

/** Milliseconds until messages that could not be fetched are requested again. */
const retryAfter = 5000

/** What is kept for a language, by namespace. */
function inLanguage<Kept>(kept: Readonly<Record<string, Kept>>, language: string) {
  return Object.entries(kept).flatMap(([path, one]) => {
    const [, spoken, namespace = ''] = /\b(\w+)\/(\w+)\.json$/.exec(path) ?? []
    return spoken === language ? [[namespace, one] as const] : []
  })
}

/** The messages that need not be fetched, by namespace. */
export function firstCatalogues(language: InterfaceLanguage): Catalogues {
  return Object.fromEntries(inLanguage(first, language))
}

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
): Promise<Catalogues> {
  const known = firstCatalogues(language)
  if (Object.hasOwn(known, namespace)) return known
  const read = later[`./messages/${language}/${messageFileOf(namespace)}.ts`]
  return read ? Object.fromEntries(inLanguage(await insist(read), language)) : {}
}
