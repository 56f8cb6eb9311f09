import { ownerOf } from '../../../core/query/owner.ts'
import { entriesOf } from '../../../platform/entries.ts'
import type { Service } from '../../../api/service.ts'
import { madeFrom } from './madeFrom.ts'
import { type NotedAt, notesIn, type SourceAt } from './savedFrom.ts'
import type { WrittenAt } from './textWrites.ts'
import { textWritesOf } from './writesOfOwner.ts'

/** All that this browser knows of what translations were made from. */
export interface Known {
  /** what was noted: of a site, whoever is signed in */
  readonly noted: NotedAt
  /** what was written, in whichever room: of the account */
  readonly writes: WrittenAt
}

export async function readKnown(service: Pick<Service, 'site' | 'account'>): Promise<Known> {
  const { site } = service
  const [kept, writes] = await Promise.all([
    entriesOf('translated', site),
    textWritesOf(ownerOf(service)),
  ])
  return { noted: notesIn(site, kept), writes }
}

/** @param until instant, ISO 8601 in UTC, by this device's clock: of what was written, only what was before that */
export function sourcesIn({ noted, writes }: Known, until?: string): SourceAt {
  const writesOf: WrittenAt = (collection, place) => {
    const { texts, modified } = writes(collection, place)
    return { modified, texts: until ? texts.filter(({ at }) => at < until) : texts }
  }
  return (collection, target, source) =>
    madeFrom({
      target,
      source,
      noted: noted(collection, target),
      ofTarget: writesOf(collection, target),
      ofSource: writesOf(collection, source),
    })
}
