import type { Configuration, PublishingRules } from '../../../api/configuration.ts'
import type { EventRecord } from '../eventRecord.ts'
import { fieldOfRule, isKnown, type JudgedFacts, lengthOfText } from './breaches.ts'
import { type Bench, breachesIn } from './judging.ts'
import { isLackName, type LackPlace, others } from './lackNames.ts'

const required = ['image', 'venue', 'categories', 'organizer', 'cost'] as const

/** The rules that tell which events lack one of these; a description that is there has any length. */
export function rulesFor(missing: readonly string[], place: LackPlace): PublishingRules {
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
