import type { PairedCollection } from '../pairing/listing.ts'
import type { Certainty, Evidence, Pairing } from '../pairing/pairing.ts'
import { type BoardRow, linkOf } from '../state/boardRow.ts'
import { freeProposals } from '../state/freeProposals.ts'
import type { GroupIndex } from '../state/groupIndex.ts'
import type { Version } from '../state/version.ts'

/** Two records of which somebody has to say whether they are versions of one thing. */
export interface ConfirmItem {
  /** the same whichever of the two is looked at */
  readonly key: string
  readonly source: Version
  readonly candidate: Version
  readonly certainty: Certainty
  readonly score: number
  readonly evidence: readonly Evidence[]
  /** the board takes them for a pair as long as nobody says otherwise */
  readonly isPaired: boolean
}

interface Known {
  readonly collection: PairedCollection
  readonly languages: readonly string[]
  readonly pairing: Pairing
  readonly index: GroupIndex
  readonly versionAt: (language: string, id: number) => Version | undefined
}

/** Whether it asks about the version in a language: of two that may belong together, about both. */
export const asksAbout = (language: string) => (item: ConfirmItem) =>
  item.candidate.language === language || (!item.isPaired && item.source.language === language)

function keyOf(one: Version, other: Version): string {
  return [one, other]
    .map(({ language, id }) => `${language} ${id}`)
    .sort()
    .join(' ')
}

/** What is to be said of a row in one language: of the version it has there, or of the one it may have. */
function itemIn(row: BoardRow, language: string, known: Known): ConfirmItem | undefined {
  const { source, group, cells } = row
  const paired = cells[language]?.version
  if (paired === undefined) {
    const [best] = freeProposals(known, source, language)
    const candidate = best && known.versionAt(language, best.other)
    if (best === undefined || candidate === undefined) return undefined
    const { certainty, score, evidence } = best
    const key = keyOf(source, candidate)
    return { key, source, candidate, certainty, score, evidence, isPaired: false }
  }
  const link = linkOf(group, source, paired)
  if (paired === source || link === undefined || link.certainty === 'confirmed') return undefined
  const { certainty, score } = link
  const proposals = known.pairing.proposalsFor(known.collection, source, language)
  const evidence = proposals.find(({ other }) => other === paired.id)?.evidence ?? []
  const key = keyOf(source, paired)
  return { key, source, candidate: paired, certainty, score, evidence, isPaired: true }
}

/** All that is to be confirmed in these rows, each pair once, the surest first. */
export function confirmItems(rows: readonly BoardRow[], known: Known): readonly ConfirmItem[] {
  const items = rows
    .filter(({ states }) => states.has('confirm'))
    .flatMap((row) => known.languages.flatMap((language) => itemIn(row, language, known) ?? []))
  const each = [...new Map(items.map((item) => [item.key, item])).values()]
  return each.sort(
    (one, other) =>
      Number(other.isPaired) - Number(one.isPaired) ||
      other.score - one.score ||
      (one.source.start_date < other.source.start_date ? -1 : 1),
  )
}
