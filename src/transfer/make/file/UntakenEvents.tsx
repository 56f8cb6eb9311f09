import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/formats.ts'
import { useService } from '../../../service/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { rowsAtOnce } from '../../../ui/files/ProblemList.tsx'
import type { UntakenEvent } from '../../table/table.ts'

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}))

interface Props {
  summary: string
  events: readonly UntakenEvent[]
}

/** Events of a calendar file that are not among its rows, or not to their end: each with its day and why. */
export function UntakenEvents({ summary, events }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const { language } = useService()
  const [isOpen, setOpen] = useState(false)
  const [most, setMost] = useState(rowsAtOnce)
  if (events.length === 0) return null
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {summary}
      </Button>
      <List hidden={!isOpen}>
        {(isOpen ? events : []).slice(0, most).map(({ place, title, day, recurs, why }) => (
          <li key={place}>
            <span lang={language}>{title || t('new.days.untitled')}</span>
            {' — '}
            {t(`new.days.why.${why}.${recurs ? 'series' : 'one'}`, {
              date: formatDate(i18n.language, day),
            })}
          </li>
        ))}
      </List>
      {isOpen && events.length > most ? (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{t('in.more')}</Button>
      ) : null}
    </div>
  )
}
