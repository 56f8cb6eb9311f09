import { useTranslation } from 'react-i18next'
import {
  FilterBar,
  type FilterBarProps,
  type ListNarrowing,
} from '../../../core/views/list/FilterBar.tsx'
import type { FilterMistake } from '../../../core/resource/filters.ts'
import { lazily } from '../../../ui/lazily.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { mistakesOf } from './requestedEvents.ts'
import { presetNames, presetOf, withPreset } from './datePresets.ts'
import { windowOf } from './dateWindow.ts'
import { EventChips } from './EventChips.tsx'
import { shownFilters } from './shownFilters.ts'
import type { EventAddress } from './useEventList.ts'
import { useEventListText } from './useEventListText.ts'

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
