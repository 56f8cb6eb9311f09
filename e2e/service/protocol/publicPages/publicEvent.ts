import type { EventRow } from '../events/eventRow.ts'
import { relationsOf } from '../events/relations.ts'
import type { Language } from '../handlers.ts'
import { escapedHtml } from '../texts/rendered.ts'
import { type PublicReader, described, paragraphs } from './publicContents.ts'
import { publishedPost } from './publishedPost.ts'

const inUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`)

const when = ({ start_date, end_date, all_day }: EventRow, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(all_day ? {} : { timeStyle: 'short' as const }),
    timeZone: 'UTC',
  }).formatRange(inUtc(start_date), inUtc(end_date))

/** When, where, who and what; of an event with a password, only that it is. */
export const publicEvent: PublicReader = async (world, language, slug) => {
  const row = await publishedPost<EventRow>(world, 'events', language, slug)
  if (row === null) return null
  if (row.password) return { title: row.title, html: '' }
  const reader = { world, language, account: null, sent: {} }
  const { venues, organizers } = (await relationsOf(reader, [row]))(row)
  const names = [...venues.map(({ venue }) => venue), ...organizers.map((one) => one.organizer)]
  const time = `<p><time datetime="${row.start_date}">${escapedHtml(when(row, language))}</time></p>`
  return {
    title: row.title,
    html: time + paragraphs(names.map(String)) + described(row.description, world),
  }
}
