import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { idPath } from '../../../core/resource/recordPath.ts'
import { useDifferenceNews } from '../../../core/views/form/differences/useDifferenceNews.ts'
import { makeOnce } from '../../../core/views/form/creating/makeOnce.tsx'
import type { Saved } from '../../../core/write/saved.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { copiedValues, linkedCollections } from '../../../resources/events/editing.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { isOfTheNetwork, ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { useTakingBack } from '../write/useTakingBack.ts'
import { useWriteNews } from '../../../core/write/queue/useWriteNews.ts'
import type { Dates } from './places.ts'
import { useWhenText } from './useWhenText.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

/** The event as it is now; without a network as the calendar shows it: its copy may wait for one. @throws ApiError */
async function wholeOf(service: Service, shown: EventRecord): Promise<EventRecord> {
  try {
    return await freshRecord({ service, collection: events }, idPath('events', shown.id))
  } catch (error) {
    if (error instanceof ApiError && isOfTheNetwork(error)) return shown
    throw error
  }
}

/** A draft with all that the event has, at other dates. @throws ApiError */
async function copied(service: Service, opened: EventRecord, dates: Dates) {
  const whole = await wholeOf(service, opened)
  if (whole.withheld) throw new ApiError({ kind: 'withheld' })
  const { timezone } = service.configuration
  const choice = { status: 'draft', date: '', keepsAuthor: true }
  const { start_date, end_date, all_day = whole.all_day } = dates
  const times = { start_date, end_date: end_date || start_date, all_day }
  return { ...copiedValues(whole, choice, timezone), ...times }
}

/**
 * Makes a copy of an event at other dates, as a draft, and says so with the way back and the way there.
 * @param made has it drawn, also where the filters leave it out
 */
export function useCopying(today: WallDay, made: CalendarState['made']) {
  const { t } = useTranslation(['eventMove', 'ui'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const service = useService()
  const news = useWriteNews()
  const tell = useDifferenceNews()
  const takeBack = useTakingBack()
  const when = useWhenText(today)
  /** Copies that were told of: another one is none of them. */
  const known = useRef<readonly number[]>([])
  /** Notices of copies that were not made: each offers to send it later, until it is made. */
  const unmade = useRef(new Map<string, number>())

  const remove = (service: Service, { record, key }: Saved<EventRecord>, title: string) =>
    takeBack(
      { service, opened: record, key },
      {
        title,
        done: t('copy.undone', { title }),
        failed: (why) => t('copy.notUndone', { title, why }),
        onDone: () => made.drop(service.language, record.id),
      },
    )

  const make = async (opened: EventRecord, there: Service, dates: Dates) => {
    const title = inLanguage(opened.title, there.language) || t('ui:untitled')
    // To the same dates once more is the same copy, as long as nobody knows what became of it.
    const of = `copy of event ${opened.id} to ${dates.start_date} ${dates.end_date || dates.start_date}`
    announce(t('copy.making', { title }))
    try {
      const values = await copied(there, opened, dates)
      const others = [opened.id, ...known.current]
      const saved = await makeOnce({ client, service: there }, events, { values, of, others })
      const { record } = saved
      known.current = [...known.current, record.id]
      made.add(there.language, record)
      toast.close(unmade.current.get(of) ?? 0)
      const params = { language: there.language, id: String(record.id) }
      const open = () => void navigate({ to: '/$language/events/$id', params })
      const told = { service: there, collection: events, saved, linked: linkedCollections }
      await tell(told, {
        message: t('copy.made', { title, when: when(record) }),
        actions: [
          { label: t('ui:undo'), isUndo: true, onClick: () => void remove(there, saved, title) },
          { label: t('copy.open'), onClick: open },
        ],
      })
    } catch (error) {
      const notice = news(error, { failed: (why) => t('copy.failed', { title, why }) })
      if (notice !== undefined) unmade.current.set(of, notice)
    }
  }

  return (opened: EventRecord, language: Language, dates: Dates): void =>
    void make(opened, service.in(language), dates)
}
