import { dayOf, readWallTime, ticksOf, wallTime } from '../../time/wallTime.ts'
import { type Dated, isMeeting, type Span, spansIn } from './span.ts'
import { isNearForm, type TitleForm, titleForm } from './titleForm.ts'

/** One of the languages something is in: titles and venues are compared within a language only. */
export interface ClashVersion {
  readonly language: string
  readonly title: string
  /** numbers of the venues, which are of this language */
  readonly venues: readonly number[]
  readonly status: string
}

interface NamedForm {
  readonly language: string
  readonly form: TitleForm
}

/** All that tells whether something clashes with another one. */
export interface ClashFacts {
  readonly span: Span | null
  /** its first day by its own clock, counted from 1970; null when it cannot be read */
  readonly day: number | null
  /** language and number of its venues */
  readonly places: readonly string[]
  readonly titles: readonly NamedForm[]
}

/** Days between two of one title that are still looked at: fewer than between two of a weekly series. */
export const nearDays = 6

const secondsOfDay = 86_400

/** Interface silent: no status marks an event as cancelled. Only an event in the trash leaves its venue free. */
const isGone = ({ status }: ClashVersion) => status === 'trash'

/** Reads what tells, of things whose zone may be that of the site. */
export function clashFactsIn(siteZone: string) {
  const spanOf = spansIn(siteZone)
  return (dated: Dated, versions: readonly ClashVersion[]): ClashFacts => {
    const start = readWallTime(dated.start_date)
    const there = versions.filter((version) => !isGone(version))
    return {
      span: spanOf(dated),
      day: start && ticksOf(wallTime(dayOf(start), '00:00:00')) / secondsOfDay,
      places: [
        ...new Set(
          there.flatMap(({ language, venues }) => venues.map((id) => `${language} ${id}`)),
        ),
      ],
      titles: there.flatMap(({ language, title }) => {
        const form = titleForm(title)
        return form ? [{ language, form }] : []
      }),
    }
  }
}

export type ClashKind = 'venue' | 'title'

/** What two have in common that may be a mistake: a venue at one time, a title in less than a week; mostly nothing. */
export function clashKinds(one: ClashFacts, other: ClashFacts): readonly ClashKind[] {
  return [
    ...(meetAtVenue(one, other) ? (['venue'] as const) : []),
    ...(haveNearTitles(one, other) ? (['title'] as const) : []),
  ]
}

function meetAtVenue(one: ClashFacts, other: ClashFacts): boolean {
  return isMeeting(one.span, other.span) && one.places.some((place) => other.places.includes(place))
}

function haveNearTitles(one: ClashFacts, other: ClashFacts): boolean {
  if (one.day === null || other.day === null) return false
  if (Math.abs(one.day - other.day) > nearDays) return false
  return one.titles.some(({ language, form }) =>
    other.titles.some((there) => there.language === language && isNearForm(form, there.form)),
  )
}
