import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../events/events.ts'
import type { WallDay } from '../time/wallTime.ts'
import { DeskCard } from './DeskCard.tsx'
import { Once } from './Once.tsx'
import { isOn } from './onDays.ts'
import type { Ahead } from './useAhead.ts'
import { WeeksChart } from './WeeksChart.tsx'
import { WeeksTable } from './WeeksTable.tsx'
import { seriesOf, weeksOf } from './weeks.ts'

/** How many events each of the coming weeks has, by category: drawn, and as a table. */
export function WeeksCard({ ahead }: { ahead: Ahead }) {
  const { t } = useTranslation('desk')
  return (
    <DeskCard title={t('weeks.title')}>
      <Once ahead={ahead}>{(events, until) => <Weeks {...{ ahead, events, until }} />}</Once>
    </DeskCard>
  )
}

interface WeeksProps {
  ahead: Ahead
  events: readonly EventRecord[]
  until: WallDay
}

function Weeks({ ahead: { language, today }, events, until }: WeeksProps) {
  const { t } = useTranslation('desk')
  const { series, weeks } = useMemo(() => {
    const here = events.filter((event) => isOn(event, today, until))
    return { series: seriesOf(here), weeks: weeksOf(here, today, until) }
  }, [events, today, until])
  if (weeks.length === 0) return <p>{t('weeks.tooMany')}</p>
  if (weeks.every((week) => week.events.length === 0)) return <p>{t('coming.nothing')}</p>
  return (
    <>
      <p>{t('weeks.byFirst')}</p>
      <WeeksChart {...{ series, weeks, language }} />
      <details>
        <summary>{t('weeks.asTable')}</summary>
        <WeeksTable {...{ series, weeks, language }} />
      </details>
    </>
  )
}
