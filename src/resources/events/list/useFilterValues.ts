import { useTranslation } from 'react-i18next'
import type { Identified } from '../../../core/resource/collection.ts'
import type { Choice, PickerSource } from '../../../core/views/pickers/pickerSource.ts'
import { useStatusNames } from '../../../core/views/list/statusName.ts'
import { useChosenRecords } from '../../../core/views/pickers/useChosenRecords.ts'
import { formatList } from '../../../i18n/formats.ts'
import type { EventFilters } from '../eventFilters.ts'
import type { EventRecord } from '../eventRecord.ts'
import {
  categorySource,
  linkedChoices,
  organizerSource,
  tagSource,
  venueSource,
} from '../pickerSources.ts'
import { useEventListText } from './useEventListText.ts'
import type { EventFilterName } from './requestedEvents.ts'

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

/** What the filters in force say, in words. */
export function useFilterValues(filters: EventFilters, events: readonly EventRecord[]) {
  const { t, i18n } = useTranslation('filters')
  const { date } = useEventListText()
  const status = useStatusNames()
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
    if (name === 'include') return (filters.include ?? []).join(', ')
    return typeof value === 'string' ? date(value) : String(value)
  }
  return { valueOf, isLink }
}
