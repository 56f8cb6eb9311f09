import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/formats.ts'
import { useService } from '../../../service/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowList } from '../../../ui/files/RowList.tsx'
import type { UntakenEvent } from '../../table/table.ts'

interface Props {
  summary: string
  events: readonly UntakenEvent[]
}

/** Events of a calendar file that are not among its rows, or not to their end: each with its day and why. */
export function UntakenEvents({ summary, events }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const { language } = useService()
  const [isOpen, setOpen] = useState(false)
  if (events.length === 0) return null
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {summary}
      </Button>
      {isOpen ? (
        <RowList rows={events} more={t('in.more')}>
          {({ place, title, day, recurs, why }) => (
            <li key={place}>
              <span lang={language}>{title || t('new.days.untitled')}</span>
              {' — '}
              {t(`new.days.why.${why}.${recurs ? 'series' : 'one'}`, {
                date: formatDate(i18n.language, day),
              })}
            </li>
          )}
        </RowList>
      ) : null}
    </div>
  )
}
