import { isWithin, type ConfirmedPairs, type LinkDecision } from '../confirmed/confirmedPairs.ts'
import type { PairedCollection, Versions } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'

/** Whether two sets of versions name a record in common. */
function meet(one: Versions, other: Versions): boolean {
  return Object.entries(one).some(([language, id]) => other[language] === id)
}

/** What editors said a record to be a version of; nothing where they said nothing. */
export function decisionsOf(
  { together }: Pick<ConfirmedPairs, 'together'>,
  collection: PairedCollection,
  { language, id }: Place,
): Versions | undefined {
  const said = together.find(
    (one) => one.collection === collection && one.versions[language] === id,
  )
  return said?.versions
}

/**
 * With these said to be versions of one thing. A record belongs to one thing: what was said of it before in another
 * language stays, what was said in one of these languages gives way, and so does that they are apart.
 */
export function linked(
  pairs: ConfirmedPairs,
  collection: PairedCollection,
  versions: Versions,
): ConfirmedPairs {
  const touched = pairs.together.filter(
    (said) => said.collection === collection && meet(said.versions, versions),
  )
  const all: Versions = Object.assign({}, ...touched.map((said) => said.versions), versions)
  const said: LinkDecision = { collection, versions: all }
  return {
    together: [...pairs.together.filter((one) => !touched.includes(one)), said],
    apart: pairs.apart.filter((one) => !isWithin(one, said)),
  }
}

/** With two records said not to be versions of one thing; the second leaves what it was in with the first. */
export function separated(
  pairs: ConfirmedPairs,
  collection: PairedCollection,
  stays: Place,
  leaves: Place,
): ConfirmedPairs {
  const two: Versions = { [stays.language]: stays.id, [leaves.language]: leaves.id }
  const parted: LinkDecision = { collection, versions: two }
  const together = pairs.together.flatMap((said): LinkDecision[] => {
    if (!isWithin(parted, said)) return [said]
    const { [leaves.language]: _left, ...versions } = said.versions
    return Object.keys(versions).length > 1 ? [{ collection, versions }] : []
  })
  const isKnown = pairs.apart.some((one) => isWithin(one, parted))
  return { together, apart: isKnown ? pairs.apart : [...pairs.apart, parted] }
}
