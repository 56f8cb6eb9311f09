import type { PublishingRules } from '../../../api/configuration.ts'
import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'

/** What any event may lack. */
const usual = ['image', 'venue', 'categories', 'description'] as const
/** What publishing asks for on some sites, beside that. */
const ruled = ['organizer', 'cost', 'noCapitals', 'descriptionLength', 'pictureSize'] as const

/** What an event may lack, as an address says it: `rules` is all that publishing asks for, a language is a version in it. */
export type LackName = (typeof usual)[number] | (typeof ruled)[number] | 'rules'

const lackNames: readonly LackName[] = [...usual, ...ruled, 'rules']

/** Whether it is no language. */
export const isLackName = (name: string): name is LackName => lackNames.some((one) => one === name)

export type LackPlace = Pick<Service, 'language' | 'configuration'>

/** The languages in which an event may lack a version. */
export const others = ({ language, configuration }: LackPlace) =>
  languagesOf(configuration).filter((one) => one !== language)

function hasRule(name: (typeof ruled)[number], rules: PublishingRules): boolean {
  if (name === 'organizer' || name === 'cost') return rules.required?.includes(name) ?? false
  return Boolean(rules[name])
}

/** What can be looked for here: what any event may lack, the other languages, and what this site asks for. */
export function offeredLacks(place: LackPlace): readonly string[] {
  const { rules } = place.configuration
  const own = rules ? [...ruled.filter((name) => hasRule(name, rules)), 'rules'] : []
  return [...usual, ...others(place), ...own]
}
