import { facts, isLinkFact, linkedCollections, type Fact, type LinkFact } from './facts.ts'
import type { GroupIndex } from './groupIndex.ts'
import type { Version } from './version.ts'

/** Whether what the source is linked to is what the other is linked to, each in its language. */
function sameLinks(fact: LinkFact, source: Version, other: Version, index: GroupIndex): boolean {
  const wanted = source.links[fact] ?? []
  const found = other.links[fact] ?? []
  if (wanted.length !== found.length) return false
  const mapped = wanted.map((id) => {
    // A number is of one record in all languages: one that is linked to from both is the same in both.
    if (found.includes(id)) return id
    const place = { language: source.language, id }
    return index.counterpart(linkedCollections[fact], place, other.language)
  })
  return mapped.every((id) => id !== undefined && found.includes(id))
}

/** The facts that another version has otherwise than the source; nothing of what the service kept back. */
export function differingFacts(
  source: Version,
  other: Version,
  index: GroupIndex,
): readonly Fact[] {
  if (source.withheld || other.withheld) return []
  return facts.filter((fact) =>
    isLinkFact(fact)
      ? !sameLinks(fact, source, other, index)
      : source.facts[fact] !== other.facts[fact],
  )
}
