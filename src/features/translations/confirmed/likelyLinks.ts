import type { Pairing } from '../pairing/pairing.ts'
import { pairedCollections, type Versions } from '../pairing/listing.ts'
import { type ConfirmedPairs, isWithin, type LinkDecision } from './confirmedPairs.ts'

/** Versions of one thing, as pages take them: what an editor confirmed, and what is almost certain. */
export interface KnownLink extends LinkDecision {
  /** languages of which nobody confirmed that they belong to the others */
  readonly likely?: readonly string[]
}

/** All that is known of a site, in the shape in which confirmed pairs are. */
export interface KnownLinks {
  readonly together: readonly KnownLink[]
}

/** Of each thing the languages that are linked surely enough, where nobody confirmed all of them. */
export function likelyIn({ groups }: Pick<Pairing, 'groups'>): readonly LinkDecision[] {
  return pairedCollections.flatMap((collection) =>
    groups[collection].flatMap(({ versions, links }): LinkDecision[] => {
      const sure = links.filter(({ certainty }) => certainty !== 'possible')
      if (sure.every(({ certainty }) => certainty === 'confirmed')) return []
      const languages = new Set(sure.flatMap((link) => link.languages))
      const some = Object.entries(versions).filter(([language]) => languages.has(language))
      return [{ collection, versions: Object.fromEntries(some) }]
    }),
  )
}

const keysOf = ({ collection, versions }: LinkDecision) =>
  Object.entries(versions).map(([language, id]) => `${collection} ${language} ${id}`)

/** What was found before, with what is found now in its place: of a record that was looked at again nothing else stays. */
export function withFound(
  before: readonly LinkDecision[],
  { groups }: Pick<Pairing, 'groups'>,
): readonly LinkDecision[] {
  const seen = new Set(
    pairedCollections.flatMap((collection) =>
      groups[collection].flatMap(({ versions }) => keysOf({ collection, versions })),
    ),
  )
  const left = before.filter((one) => !keysOf(one).some((key) => seen.has(key)))
  return [...left, ...likelyIn({ groups })]
}

/** What was confirmed, with what is almost certain and nobody contradicted. */
export function knownLinks(
  { together, apart }: ConfirmedPairs,
  likely: readonly LinkDecision[],
): KnownLinks {
  const links = new Map<LinkDecision, KnownLink>(together.map((one) => [one, one]))
  const confirmedOf = new Map(together.flatMap((one) => keysOf(one).map((key) => [key, one])))
  const separate = new Map<string, LinkDecision[]>()
  for (const one of apart)
    for (const key of keysOf(one)) separate.set(key, [...(separate.get(key) ?? []), one])
  const loose: KnownLink[] = []
  for (const one of likely) {
    const keys = keysOf(one)
    const touched = [...new Set(keys.flatMap((key) => confirmedOf.get(key) ?? []))]
    if (touched.length > 1) continue
    const [own] = touched
    const versions: Versions = { ...one.versions, ...own?.versions }
    const link = { collection: one.collection, versions }
    const isApart = keysOf(link).some((key) =>
      separate.get(key)?.some((said) => isWithin(said, link)),
    )
    if (isApart) continue
    const added = Object.keys(versions).filter((language) => own?.versions[language] === undefined)
    if (added.length === 0) continue
    if (own) links.set(own, { ...link, likely: added })
    else loose.push({ ...link, likely: added })
  }
  return { together: [...links.values(), ...loose] }
}
