import type { ReactNode } from 'react'
import type { TermRef } from '../../../core/resource/term.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import type { EventRecord } from '../eventRecord.ts'
import { EventMarks } from './EventMarks.tsx'
import { EventTitle } from './EventTitle.tsx'
import { EventWhenCell } from './EventWhenCell.tsx'
import { MomentCell } from '../../../core/views/list/MomentCell.tsx'
import { Picture } from '../../../core/views/list/Picture.tsx'
import { readableSlug } from '../../../core/views/list/readableSlug.ts'
import { StatusSign } from '../../../core/views/list/StatusMark.tsx'
import type { RowWords } from './useRowWords.ts'

/** Columns that are there only when somebody asks for them. */
export const columnsAtFirst = {
  image: false,
  organizer: false,
  tags: false,
  cost: false,
  author: false,
  modified: false,
  id: false,
  slug: false,
}

/** The same where the names of events would have no room beside so many. */
export const columnsWhereNarrow = { ...columnsAtFirst, categories: false, flags: false }

export interface ListPlace {
  /** the content language */
  language: string
  siteZone: string
  today: WallDay
  words: RowWords
}

const nameOf = ({ name, id }: TermRef) => name || `#${id}`

/** Every column an event can have in a table, in the order they stand. The header is a key. */
export function eventColumns({ language, siteZone, today, words }: ListPlace) {
  const spoken = (words: readonly string[]) => <span lang={language}>{words.join(', ')}</span>
  const cells = {
    image: ({ image }) => <Picture image={image} />,
    title: ({ id, title }) => <EventTitle {...{ id, title, language, words }} />,
    when: (event) => <EventWhenCell {...{ event, siteZone, today, words }} />,
    venue: ({ venue }) => spoken(venue.map(({ venue, id }) => venue || `#${id}`)),
    organizer: ({ organizer }) =>
      spoken(organizer.map(({ organizer, id }) => organizer || `#${id}`)),
    categories: ({ categories }) => spoken(categories.map(nameOf)),
    tags: ({ tags }) => spoken(tags.map(nameOf)),
    status: ({ status }) => <StatusSign status={status} words={words.status(status)} />,
    flags: (event) => <EventMarks {...{ event, words }} />,
    cost: ({ cost }) => cost,
    author: ({ author }) => author,
    modified: ({ modified }) => <MomentCell wall={modified} />,
    id: ({ id }) => id,
    slug: ({ slug }) => readableSlug(slug),
  } satisfies Record<string, (event: EventRecord) => ReactNode>
  return cells
}

export type EventColumnName = keyof ReturnType<typeof eventColumns>

/** CSS widths that columns would like. */
export const columnWidths: Partial<Record<EventColumnName, string>> = {
  image: '60px',
  title: '32%',
  when: '22%',
  flags: '72px',
}
