import type { Dice } from '../service/town/dice.ts'
import { makeSlugBook, slugOf } from '../service/town/slugs.ts'
import { otherTitle } from './patterns.ts'
import type { Profile } from './profile.ts'
import { titleIn } from './titles.ts'
import type { EventVersion, Told } from './versions.ts'

/** `slug__trashed` is not kept: such an event is in no listing. */
const isTaken = ({ slugWay, status }: EventVersion): boolean =>
  slugWay !== 'none' && status !== 'trash'

/**
 * Slugs in the order in which the records were made, so that the numbers of a series (`-2`, `-3`) run in each
 * language for itself and are not the same where an occurrence was forgotten.
 */
export function giveSlugs(dice: Dice, profile: Profile, told: readonly Told[]): void {
  const slug = makeSlugBook()
  const lines = told
    .flatMap(({ source, versions }) =>
      Object.values(versions).map((version) => ({ version, source: versions[source] })),
    )
    .filter(({ version }) => isTaken(version))
    .toSorted((a, b) => a.version.id - b.version.id)
  for (const { version, source } of lines) {
    const book = profile.slugsPerLanguage ? version.language : ''
    const { slugWay, title, language } = version
    const kept = slugWay === 'ofSource' ? source?.slug : undefined
    const own = slugWay === 'unrelated' ? titleIn(otherTitle(dice), language) : title
    version.slug = slug(book, kept === undefined || kept === '' ? slugOf(own) : kept)
  }
}
