import type { GroupIndex } from './groupIndex.ts'
import { type Version, facts, type Fact, linkedCollections, type LinkFact } from './version.ts'

function isLinkFact(fact: Fact): fact is LinkFact {
  return Object.hasOwn(linkedCollections, fact)
}

/** Terms that a language has no version of are none of its differences: it cannot have them. Places it lacks are. */
const mayLack: ReadonlySet<LinkFact> = new Set(['categories', 'tags', 'parent'])

/** The numbers that one side is linked to, as the other side numbers them; what the other lacks as nothing. */
function mapped(fact: LinkFact, from: Version, to: Version, index: GroupIndex) {
  return (from.links[fact] ?? []).map((id) => {
    // A number is of one record in all languages: one that both are linked to is the same in both.
    if (to.links[fact]?.includes(id) === true) return id
    const place = { language: from.language, id }
    return index.counterpart(linkedCollections[fact], place, to.language)
  })
}

/** Whether what the source is linked to is what the other is linked to, each in its language. */
function sameLinks(fact: LinkFact, source: Version, other: Version, index: GroupIndex): boolean {
  const isAllIn = (from: Version, to: Version) =>
    mapped(fact, from, to, index).every((id) =>
      id === undefined ? mayLack.has(fact) : to.links[fact]?.includes(id) === true,
    )
  return isAllIn(source, other) && isAllIn(other, source)
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
