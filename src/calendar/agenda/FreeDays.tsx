import Add from '@mui/icons-material/Add'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { WallDay } from '../../time/wallTime.ts'
import { Button } from '../../ui/Button.tsx'
import type { Picked } from '../create/chosen.ts'
import { dayTitle, daysTitle } from '../days/periodTitle.ts'
import { AddToDay } from './AddToDay.tsx'
import { DaySection } from './DaySection.tsx'

const Free = styled(DaySection)(({ theme }) => ({
  '& h2': { fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
}))

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  gridColumn: '2 / -1',
  '& button': { minWidth: 48, padding: theme.spacing(0.5), gap: 2 },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}))

interface FreeDaysProps {
  first: WallDay
  /** on end, the first among them */
  days: readonly WallDay[]
  onPick: (picked: Picked) => void
}

/** Days on which nothing begins, on one line: a way to add to each of them. Paper does without. */
export function FreeDays({ first, days, onPick }: FreeDaysProps) {
  const { t, i18n } = useTranslation('calendar')
  const last = days.at(-1) ?? first
  if (last === first)
    return (
      <Free className="unprinted" data-date={first}>
        <h2>{dayTitle(first, i18n.language)}</h2>
        <AddToDay day={first} onPick={onPick} />
      </Free>
    )
  return (
    <Free className="unprinted">
      <h2>{daysTitle({ first, last }, i18n.language)}</h2>
      <Ways>
        {days.map((day) => (
          <Button
            key={day}
            data-date={day}
            aria-label={t('create.on', { day: dayTitle(day, i18n.language) })}
            startIcon={<Add fontSize="small" />}
            onClick={() => onPick({ kind: 'day', day })}
          >
            {Number(day.slice(8))}
          </Button>
        ))}
      </Ways>
    </Free>
  )
}
