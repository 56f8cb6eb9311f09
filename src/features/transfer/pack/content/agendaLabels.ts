import { readCatalogues } from '../../../../i18n/catalogues.ts'
import type { InterfaceLanguage } from '../../../../i18n/interfaceLanguage.ts'
import { isolated } from '../../../../i18n/isolated.ts'
import type { Resources } from '../../../../i18n/resources.ts'

/** The words of an agenda in one language, `{{holes}}` in them; a site says its own in its configuration. */
export type AgendaLabels = Resources['agendaPack']['words'] & {
  /** what stands before the events, on several lines; `''` for nothing */
  readonly foreword: string
}

/** Words with their holes filled in. A hole that nobody knows stays as it is written. */
export function filled(words: string, holes: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) => {
    const value = Object.hasOwn(holes, name) ? holes[name] : undefined
    return value === undefined ? hole : isolated(value)
  })
}

/** Sound because a test holds every catalogue against the English one. */
const wordsIn = (catalogue: unknown) => (catalogue as Resources['agendaPack']).words

/** The words of a language that the interface speaks; those of the file are not those of the page around it. */
export async function defaultLabels(language: InterfaceLanguage): Promise<AgendaLabels> {
  const { agendaPack } = await readCatalogues(language, 'agendaPack')
  return { ...wordsIn(agendaPack), foreword: '' }
}
