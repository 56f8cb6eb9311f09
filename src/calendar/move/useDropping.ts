import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import { toast } from '../../ui/toast/toast.ts'
import { changedDates } from './changedDates.ts'
import { keepFocus } from './drawnEvents.ts'
import { type Drop, droppedDates } from './drops.ts'
import { movable } from './movable.ts'
import type { Dates } from './places.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

const isSame = (record: EventRecord, dates: Dates) =>
  Object.keys(changedDates(record, dates)).length === 0

type Go = (record: EventRecord, language: Language, dates: Dates, isDrawn?: boolean) => void

interface Ways {
  siteZone: string
  move: Go
  copy: Go
}

/** Takes an event where it was dropped, or puts it back and says why. */
export function useDropping({ siteZone, move, copy }: Ways) {
  const { t } = useTranslation('eventMove')
  return (drop: Drop): void => {
    const { item, isCopy, revert } = drop
    const title = inLanguage(item.title, item.language) || t('untitled')
    const record = movable(item)
    const dates = record && droppedDates(drop, siteZone)
    // What goes where it was put stands there already; anything else is drawn as the records have it.
    if (!record || !dates || isCopy || isSame(record, dates)) revert()
    if (!record) toast.show({ message: t('keys.locked', { title }), severity: 'warning' })
    else if (!dates) toast.show({ message: t('drop.cannot', { title }), severity: 'warning' })
    else if (isCopy) copy(record, item.language, dates)
    else move(record, item.language, dates, true)
    if (dates?.note) toast.show({ message: t(`clock.${dates.note}`), severity: 'info' })
    keepFocus(item.key)
  }
}
