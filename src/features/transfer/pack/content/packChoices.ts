import { readCatalogues } from '../../../../i18n/catalogues.ts'
import type { InterfaceLanguage } from '../../../../i18n/interfaceLanguage.ts'
import { isolated } from '../../../../i18n/formats.ts'
import type { Resources } from '../../../../i18n/resources.ts'

/** What is said of an event beside its title and its time. */
export const details = ['venue', 'address', 'organizer', 'cost', 'categories', 'link'] as const
export type Detail = (typeof details)[number]

/** How much of its text: nothing, the excerpt or the beginning, all of it. */
export const texts = ['none', 'summary', 'whole'] as const

export const groupings = ['day', 'category'] as const

/** Whether an event of several days stands under the first of them or under each. */
export const longs = ['once', 'daily'] as const

/** How an agenda is made, whatever is in it. */
export interface PackChoices {
  readonly by: (typeof groupings)[number]
  readonly long: (typeof longs)[number]
  readonly text: (typeof texts)[number]
  readonly details: readonly Detail[]
}

/** Where neither the address nor the configuration says otherwise. */
export const usualChoices: PackChoices = {
  by: 'day',
  long: 'once',
  text: 'summary',
  details: ['venue', 'address', 'cost', 'link'],
}

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
