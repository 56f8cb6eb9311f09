import type { Dice } from '../service/town/dice.ts'
import type { Tongue } from '../service/town/tongues.ts'
import { type Facts, type Linked, type Making, makeLinked } from './linked.ts'
import kinds from './kinds.json' with { type: 'json' }
import type { Kind, Profile } from './profile.ts'
import places from './words/places.json' with { type: 'json' }

const { towns, properNames } = places
const country = { ca: 'Espanya', es: 'España', en: 'Spain' } as const
const street = { ca: 'Carrer', es: 'Calle', en: 'Calle' } as const

const sometimes = (dice: Dice, chance: number, facts: () => Facts): Facts =>
  dice.chance(chance) ? facts() : {}

const telephone = (dice: Dice): string => `972 ${100 + dice.whole(900)} ${100 + dice.whole(900)}`
const website = (dice: Dice): string =>
  `https://${dice.pick(['www.', ''])}entitat${dice.whole(9000)}.example/`

const venueFacts =
  (hasCoordinates: boolean): Making['facts'] =>
  (dice, isElsewhere) => {
    const town = isElsewhere || dice.chance(0.12) ? 1 + dice.whole(towns.length - 1) : 0
    return {
      ...sometimes(dice, 0.85, () => ({
        address: `Carrer ${dice.pick(properNames)}, ${1 + dice.whole(90)}`,
        zip: `17${100 + town * 17}`,
      })),
      ...sometimes(dice, 0.9, () => ({
        city: towns[town] ?? '',
        country: country.ca,
        province: 'Girona',
        stateprovince: 'Girona',
      })),
      ...sometimes(dice, 0.4, () => ({ phone: telephone(dice) })),
      ...sometimes(dice, 0.3, () => ({ website: website(dice) })),
      ...sometimes(dice, hasCoordinates ? 0.75 : 0, () => ({
        geo_lat: (41.9 + dice.next() / 5).toFixed(6),
        geo_lng: (2.8 + dice.next() / 5).toFixed(6),
      })),
    }
  }

const organizerFacts: Making['facts'] = (dice) => ({
  ...sometimes(dice, 0.5, () => ({ phone: telephone(dice) })),
  ...sometimes(dice, 0.5, () => ({ email: `info${dice.whole(9000)}@entitat.example` })),
  ...sometimes(dice, 0.4, () => ({ website: website(dice) })),
})

const without = (facts: Facts, key: string): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name !== key))

/** Mostly all is copied, as in venues.json; some write the street and the country in their language. */
const told = (dice: Dice, facts: Facts, tongue: Tongue): Facts => {
  const lost = dice.chance(0.12) ? dice.pick(['address', 'phone', 'website', 'email']) : ''
  const kept = without(facts, lost)
  if (!('address' in kept) || dice.chance(0.75)) return kept
  const address = kept['address'].replace('Carrer', street[tongue])
  return { ...kept, address, ...('country' in kept ? { country: country[tongue] } : {}) }
}

const commonIn = (kind: Kind): readonly string[] =>
  kind === 'theatre' || kind === 'civicCentre' || kind === 'museum'
    ? places.houseVenues[kind]
    : places.commonVenues

export function makeVenues(dice: Dice, profile: Profile, size: number): Linked[] {
  return makeLinked(dice, profile, {
    count: kinds[profile.kind].venues + Math.floor(size / 250),
    linking: profile.venues,
    common: commonIn(profile.kind),
    sorts: places.venueSorts,
    facts: venueFacts(profile.hasCoordinates),
    told,
  })
}

export function makeOrganizers(dice: Dice, profile: Profile, size: number): Linked[] {
  return makeLinked(dice, profile, {
    count: kinds[profile.kind].organizers + Math.floor(size / 400),
    linking: profile.organizers,
    common: places.commonOrganizers,
    sorts: places.organizerSorts,
    facts: organizerFacts,
    told,
  })
}
