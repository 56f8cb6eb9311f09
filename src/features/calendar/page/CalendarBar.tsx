import Next from '@mui/icons-material/ChevronRight'
import Previous from '@mui/icons-material/ChevronLeft'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PresetLinks } from '../../../ui/filters/PresetLinks.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'
import { stepped, type View, views } from '../days/range.ts'
import { OtherWays } from './OtherWays.tsx'
import type { CalendarState } from './useCalendar.ts'
import CalendarMonth from '@mui/icons-material/CalendarMonth'
import { useState } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { DayChooser } from '../../../ui/form/DayChooser.tsx'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}))

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  '& a:has(> svg)': { minWidth: 40 },
}))

const Steps = Ways.withComponent('nav')

/** To other dates and to other views, each a link and a key; elsewhere too, where the title has no room for it. */
export function CalendarBar({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { view, date, isNarrow, searchFor } = calendar
  const to = (step: 1 | -1) => searchFor({ date: stepped(view, date, step) })
  const presets = views.map((id) => ({
    id,
    words: t(`views.${id}`),
    search: searchFor({ view: id }),
    isCurrent: id === view,
  }))
  return (
    <Bar className="unprinted">
      <Steps aria-label={t('go.label')}>
        <RouterButton to="." search={to(-1)} aria-label={t(`go.previous_${view}`)}>
          <Previous />
        </RouterButton>
        <RouterButton to="." search={searchFor({ date: undefined })} variant="outlined">
          {t('go.today')}
        </RouterButton>
        <RouterButton to="." search={to(1)} aria-label={t(`go.next_${view}`)}>
          <Next />
        </RouterButton>
        <DayJump calendar={calendar} />
      </Steps>
      {isNarrow ? (
        <Ways>
          <OtherWays calendar={calendar} />
        </Ways>
      ) : null}
      <PresetLinks label={t('views.label')} presets={presets} />
      <Keys calendar={calendar} />
    </Bar>
  )
}

const keys = { month: 'm', week: 'w', day: 'd', agenda: 'a' } as const satisfies Record<
  View,
  string
>

function Keys({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { view, change, step } = calendar
  useShortcut('t', t('go.today'), () => change({ date: undefined }))
  useShortcut('j', t(`go.next_${view}`), () => step(1))
  useShortcut('k', t(`go.previous_${view}`), () => step(-1))
  return views.map((id) => <ViewKey key={id} id={id} onPress={() => change({ view: id })} />)
}

function ViewKey({ id, onPress }: { id: View; onPress: () => void }) {
  const { t } = useTranslation('calendar')
  useShortcut(keys[id], t(`views.${id}`), onPress)
  return null
}

/** Any other day, typed or picked. Its code comes with the first opening. */
function DayJump({ calendar: { date, change } }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={t('go.date')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CalendarMonth />
      </IconButton>
      {anchor ? (
        <DayChooser
          {...{ anchor }}
          label={t('go.date')}
          day={date}
          onChoose={(day) => change({ date: day })}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  )
}
