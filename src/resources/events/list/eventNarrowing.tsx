import { useTranslation } from 'react-i18next'
import {
  FilterBar,
  type FilterBarProps,
  type ListNarrowing,
} from '../../../core/views/list/FilterBar.tsx'
import type { FilterMistake } from '../../../core/resource/filters.ts'
import { lazily } from '../../../ui/lazily.tsx'
import type { EventRecord } from '../eventRecord.ts'
import {
  mistakesOf,
  type EventFilterName,
  type EventMistake,
  type DayRange,
  rangeOf,
  windowOf,
} from './requestedEvents.ts'
import { presetNames, presetOf, withPreset } from './datePresets.ts'
import { useLackLabels } from './useLackLabels.ts'
import { shownFilters } from './shownFilters.ts'
import type { EventAddress } from './useEventList.ts'
import { FilterChips } from '../../../ui/filters/FilterChips.tsx'
import type { Identified } from '../../../core/resource/collection.ts'
import type { Choice, PickerSource } from '../../../core/views/pickers/pickerSource.ts'
import { useStatusNames } from '../../../core/views/list/statusName.ts'
import { useChosenRecords } from '../../../core/views/pickers/useChosenRecords.ts'
import { formatList, formatDate, formatDateTime, formatOf } from '../../../i18n/formats.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import type { ListedFilters } from '../eventFilters.ts'
import {
  categorySource,
  linkedChoices,
  organizerSource,
  tagSource,
  venueSource,
} from '../pickerSources.ts'

/** The sentences of the events list that depend on data. */
function useEventListText() {
  const { t, i18n } = useTranslation(['eventList', 'filters'])
  const { language } = i18n
  const date = (value: string) =>
    value.length > 10 ? formatDateTime(language, value) : formatDate(language, value)

  const mistake = (found: EventMistake) => {
    if (found.kind === 'name') return t('filters:mistakes.name', { name: found.name })
    const name = t(`names.${found.name}`)
    if (found.kind === 'value') return t('filters:mistakes.value', { name, text: found.text })
    return t('filters:mistakes.pair', { name, other: t(`names.${found.other}`) })
  }

  return { date, mistake }
}

type LinkName = 'categories' | 'tags' | 'venue' | 'organizer'

function isLink(name: EventFilterName): name is LinkName {
  return name === 'categories' || name === 'tags' || name === 'venue' || name === 'organizer'
}

/** Names of the records these events are linked to: most of what a filter names stands in the list it made. */
function seenIn(events: readonly EventRecord[], name: LinkName): ReadonlyMap<number, Choice> {
  return new Map(
    events.flatMap((event) => linkedChoices(event)[name]).map((choice) => [choice.id, choice]),
  )
}

/** Ids as names, read one by one where no event of the list says them; slugs as they are. */
function useLinkNames<R extends Identified>(
  source: PickerSource<R>,
  asked: readonly (number | string)[] = [],
  seen: ReadonlyMap<number, Choice>,
): string[] {
  const ids = asked.filter((one) => typeof one === 'number')
  const choices = useChosenRecords(source, ids, seen)
  const nameOf = (id: number) => choices.find((choice) => choice.id === id)?.label ?? `#${id}`
  return asked.map((one) => (typeof one === 'number' ? nameOf(one) : one))
}

const inUtc = (day: WallDay) => Date.parse(`${day}T00:00:00Z`)

/** «1–31 gen. 2027» */
function daysText(language: string, from: WallDay, to: WallDay): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return formatOf(language, style).formatRange(inUtc(from), inUtc(to))
}

/** What the filters in force say, in words. */
function useFilterValues(filters: ListedFilters, events: readonly EventRecord[]) {
  const { t, i18n } = useTranslation(['filters', 'eventFilters'])
  const { date } = useEventListText()
  const status = useStatusNames()
  const lackLabel = useLackLabels()
  const links: Record<LinkName, readonly string[]> = {
    categories: useLinkNames(categorySource, filters.categories, seenIn(events, 'categories')),
    tags: useLinkNames(tagSource, filters.tags, seenIn(events, 'tags')),
    venue: useLinkNames(venueSource, filters.venue, seenIn(events, 'venue')),
    organizer: useLinkNames(organizerSource, filters.organizer, seenIn(events, 'organizer')),
  }
  const either = (words: readonly string[]) => formatList(i18n.language, words, 'disjunction')
  const valueOf = (name: EventFilterName): string => {
    const value = filters[name]
    if (isLink(name)) return either(links[name])
    if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no')
    if (name === 'status') return either((filters.status ?? []).map(status.ofMany))
    if (name === 'missing') return either((filters.missing ?? []).map(lackLabel))
    if (name === 'include') return (filters.include ?? []).join(', ')
    return typeof value === 'string' ? date(value) : String(value)
  }
  const day = (one: WallDay) => formatDate(i18n.language, one, 'short')
  const rangeText = ({ from, to }: DayRange): string => {
    if (from && to) return daysText(i18n.language, from, to)
    if (from) return t('eventFilters:range.from', { day: day(from) })
    return to ? t('eventFilters:range.to', { day: day(to) }) : ''
  }
  return { valueOf, isLink, rangeText }
}

interface EventChipsProps {
  list: EventAddress
  shown: readonly EventFilterName[]
  /** events on the page: most of what a filter names stands in them */
  seen: readonly EventRecord[]
}

/** The filters in force that nothing else on the page shows, each removable. */
function EventChips({ list, shown, seen }: EventChipsProps) {
  const { t } = useTranslation('eventList')
  const { filters, change, searchOf, service } = list
  const { valueOf, isLink, rangeText } = useFilterValues(filters, seen)
  const range = rangeOf(filters)
  const ofRange = (name: string) => range && (name === 'ends_after' || name === 'starts_before')
  const chips = shown.map((name) => ({
    name,
    label: ofRange(name) ? t('presets.label') : t(`names.${name}`),
    value: range && ofRange(name) ? rangeText(range) : valueOf(name),
    language: isLink(name) ? service.language : undefined,
  }))
  const noDates = { ends_after: undefined, starts_before: undefined }
  const none = {
    ...Object.fromEntries(shown.map((name) => [name, undefined])),
    ...(range && noDates),
  }
  return (
    <FilterChips
      chips={chips}
      onRemove={(name) => change(ofRange(name) ? noDates : { [name]: undefined })}
      cleared={searchOf({ ...filters, ...none, page: undefined })}
    />
  )
}

const EventFilterDrawer = lazily(() =>
  import('./EventFilterDrawer.tsx').then((it) => it.EventFilterDrawer),
)

interface Narrowed {
  list: EventAddress
  mistakes: readonly FilterMistake[]
  /** The statuses that another menu shows one at a time. */
  statuses?: readonly string[]
  /** events on the page: most of what a filter names stands in them */
  seen?: readonly EventRecord[]
  /** Whether it is the page itself that says which days are shown. */
  hasOwnDays?: boolean
  /** Whether the events that no list shows are offered beside the dates. */
  hasHidden?: boolean
}

/** Everything that narrows events, in words. */
export function useEventNarrowing(narrowed: Narrowed): ListNarrowing {
  const { list, mistakes, statuses = none, seen = none } = narrowed
  const { hasOwnDays = false, hasHidden = false } = narrowed
  const { t } = useTranslation('eventList')
  const { mistake } = useEventListText()
  const { filters, today, searchOf } = list
  const isChosen = windowOf(filters).kind === 'chosen'
  const current = isChosen ? null : presetOf(filters, today)
  const shown = shownFilters(filters, statuses, !hasOwnDays && current !== null)
  const links = presetNames.map((id) => ({
    id,
    words: t(`presets.${id}`),
    search: searchOf(withPreset(filters, id, today)),
    isCurrent: id === current,
  }))
  const hidden = {
    id: 'hidden',
    words: t('presets.hidden'),
    search: { view: 'hidden' },
    isCurrent: false,
  }
  return {
    searchLabel: t('search'),
    inForce: shown.length,
    chips: <EventChips {...{ list, shown, seen }} />,
    renderDrawer: (onClose) => <EventFilterDrawer {...{ list, onClose }} />,
    presets: hasOwnDays
      ? undefined
      : { label: t('presets.label'), links: hasHidden ? [...links, hidden] : links },
    mistakes: mistakesOf(filters, mistakes).map(mistake),
  }
}

const none: readonly never[] = []

type EventNarrowingProps = Narrowed & Pick<FilterBarProps, 'aside' | 'children'>

/** Everything that narrows events, for pages that show them otherwise than their list does. */
export function EventNarrowing({ aside, children, ...narrowed }: EventNarrowingProps) {
  return (
    <FilterBar list={narrowed.list} {...useEventNarrowing(narrowed)} {...{ aside }}>
      {children}
    </FilterBar>
  )
}
