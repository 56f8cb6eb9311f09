import type { Configuration, PublishingRules } from '../../../api/configuration.ts'
import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { EventRecord } from '../eventRecord.ts'
import { fieldOfRule, isKnown, type JudgedFacts, lengthOfText } from './breaches.ts'
import { type Bench, breachesIn } from './judging.ts'

/** What any event may lack. */
const usual = ['image', 'venue', 'categories', 'description'] as const
/** What publishing asks for on some sites, beside that. */
const ruled = ['organizer', 'cost', 'noCapitals', 'descriptionLength', 'pictureSize'] as const

const required = ['image', 'venue', 'categories', 'organizer', 'cost'] as const

/** What an event may lack, as an address says it: `rules` is all that publishing asks for, a language is a version in it. */
export type LackName = (typeof usual)[number] | (typeof ruled)[number] | 'rules'

const lackNames: readonly LackName[] = [...usual, ...ruled, 'rules']

/** Whether it is no language. */
export const isLackName = (name: string): name is LackName => lackNames.some((one) => one === name)

type Place = Pick<Service, 'language' | 'configuration'>

const others = ({ language, configuration }: Place) =>
  languagesOf(configuration).filter((one) => one !== language)

function hasRule(name: (typeof ruled)[number], rules: PublishingRules): boolean {
  if (name === 'organizer' || name === 'cost') return rules.required?.includes(name) ?? false
  return Boolean(rules[name])
}

/** What can be looked for here: what any event may lack, the other languages, and what this site asks for. */
export function offeredLacks(place: Place): readonly string[] {
  const { rules } = place.configuration
  const own = rules ? [...ruled.filter((name) => hasRule(name, rules)), 'rules'] : []
  return [...usual, ...others(place), ...own]
}

/** The rules that tell which events lack one of these; a description that is there has any length. */
export function rulesFor(missing: readonly string[], place: Place): PublishingRules {
  const { rules = {} }: Pick<Configuration, 'rules'> = place.configuration
  const isAll = missing.includes('rules')
  const has = (name: string) => missing.includes(name)
  return {
    required: required.filter((name) => has(name) || (isAll && rules.required?.includes(name))),
    noCapitals: has('noCapitals') || (isAll && rules.noCapitals),
    descriptionLength: has('descriptionLength') || isAll ? rules.descriptionLength : undefined,
    pictureSize: has('pictureSize') || isAll ? rules.pictureSize : undefined,
    languages: others(place).filter((one) => has(one) || (isAll && rules.languages?.includes(one))),
  }
}

/** What an event lacks of what is looked for. What could not be found out is not missing. */
export async function lacksOf(
  event: EventRecord,
  missing: readonly string[],
  bench: Bench,
  versions: JudgedFacts['versions'],
): Promise<readonly string[]> {
  const breaches = await breachesIn(event, rulesFor(missing, bench.service), bench, versions)
  const isBlank = missing.includes('description') && lengthOfText(event.description) === 0
  return [
    ...(isBlank ? ['description'] : []),
    ...breaches
      .filter(isKnown)
      .flatMap((breach) => (breach.rule === 'languages' ? breach.languages : [breach.rule])),
  ]
}

/** The box that is to be filled in; null of a version. */
export function fieldOfLack(name: string): string | null {
  if (!isLackName(name) || name === 'rules') return null
  return name === 'description' ? name : fieldOfRule[name]
}
