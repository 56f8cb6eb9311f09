import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListError } from '../../core/views/list/ListError.tsx'
import { once } from '../../api/once.ts'
import { ServiceContext, useService } from '../../api/useService.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ClashesCard } from './ClashesCard.tsx'
import { ComingCard } from './ComingCard.tsx'
import { TranslationsCard } from './TranslationsCard.tsx'
import { type Ahead, useAhead } from './useAhead.ts'
import { useWaiting, type Waiting } from './useWaiting.ts'
import { WaitingCard } from './WaitingCard.tsx'
import { WrittenCard } from './WrittenCard.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { ListStatus } from '../../ui/filters/ListStatus.tsx'
import type { EventRecord } from '../../resources/events/events.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { Once } from './Once.tsx'
import { isOn, listedOn } from './onDays.ts'
import { WeeksChart } from './WeeksChart.tsx'
import { WeeksTable } from './WeeksTable.tsx'
import { seriesOf, weeksOf } from './weeks.ts'
import { EventsNumber } from './EventsNumber.tsx'
import { NumberList } from './NumberList.tsx'

const gapNames = ['image', 'venue', 'categories'] as const
type GapName = (typeof gapNames)[number]

const isMissing: Readonly<Record<GapName, (event: EventRecord) => boolean>> = {
  image: ({ image }) => image === null,
  venue: ({ venue }) => venue.length === 0,
  categories: ({ categories }) => categories.length === 0,
}

/** The events without a picture, a venue or a category. What the service keeps back of an event is not missing. */
function withoutIt(events: readonly EventRecord[], name: GapName): readonly EventRecord[] {
  return events.filter((event) => !event.withheld && isMissing[name](event))
}

/** Events ahead that have no picture, no venue or no category. */
function GapsCard({ ahead }: { ahead: Ahead }) {
  const { t } = useTranslation('desk')
  const { language, today } = ahead
  return (
    <DashboardCard title={t('gaps.title')}>
      <Once ahead={ahead}>
        {(events, until) => (
          <NumberList
            lines={gapNames.map((name) => {
              const label = t(`gaps.${name}`)
              const found = withoutIt(events, name).filter((event) => isOn(event, today, until))
              return {
                key: name,
                name: label,
                number: (
                  <EventsNumber
                    events={found}
                    among={listedOn(today, until)}
                    {...{ language, label }}
                  />
                ),
              }
            })}
          />
        )}
      </Once>
    </DashboardCard>
  )
}

/** How many events each of the coming weeks has, by category: drawn, and as a table. */
function WeeksCard({ ahead }: { ahead: Ahead }) {
  const { t } = useTranslation('desk')
  return (
    <DashboardCard title={t('weeks.title')}>
      <Once ahead={ahead}>{(events, until) => <Weeks {...{ ahead, events, until }} />}</Once>
    </DashboardCard>
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

interface Props {
  aheads: readonly [Ahead, ...Ahead[]]
  waiting: Waiting
}

/** Which day it is, from when the cards are, and a way to read all of them again. */
function DeskStanding({ aheads, waiting: { counts } }: Props) {
  const { i18n } = useTranslation()
  const [{ today }] = aheads
  const readings = [
    ...aheads,
    ...counts.map(({ dataUpdatedAt: readAt, isFetching: isReading, refetch }) => {
      return { readAt, isReading, read: () => void refetch() }
    }),
  ]
  const times = readings.flatMap(({ readAt }) => (readAt > 0 ? [readAt] : []))
  return (
    <ListStatus
      summary={formatDate(i18n.language, today)}
      readAt={times.length > 0 ? Math.min(...times) : 0}
      isBusy={readings.some(({ isReading }) => isReading)}
      onRefresh={() => {
        for (const { read } of readings) read()
      }}
    />
  )
}

/** Three columns where there is room; cards keep their own height. */
const Columns = styled('div')(({ theme }) => ({
  columns: '22rem 3',
  columnGap: theme.spacing(2),
  '& > *': { breakInside: 'avoid', marginBlockEnd: theme.spacing(2) },
}))

/** Words above the cards, as far from them as these are from each other. */
const Above = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(2) }))

/** What to do today: each card fills by itself, and what fails is tried again when a person says so. */
export function DashboardPage() {
  const service = useService()
  const asking = useMemo(() => once(service), [service])
  return (
    <ServiceContext value={asking}>
      <Cards />
    </ServiceContext>
  )
}

function Cards() {
  const { t } = useTranslation('desk')
  const aheads = useAhead()
  const waiting = useWaiting()
  const [ahead] = aheads
  const { records, error, isReading } = ahead
  const isUnread = records === undefined && error !== null && !isReading
  return (
    <>
      <PageHeader title={t('title')} />
      <DeskStanding {...{ aheads, waiting }} />
      {isUnread ? (
        <Above>
          <ListError error={error} refusedFilters={[]} onRetry={ahead.read} />
        </Above>
      ) : null}
      <Columns>
        {isUnread ? null : (
          <>
            <ComingCard title="coming.today" ahead={ahead} days={[0, 0]} />
            <ComingCard title="coming.week" ahead={ahead} days={[1, 7]} />
          </>
        )}
        <WaitingCard waiting={waiting} />
        {isUnread ? null : (
          <>
            <TranslationsCard aheads={aheads} />
            <GapsCard ahead={ahead} />
            <ClashesCard ahead={ahead} />
            <WeeksCard ahead={ahead} />
          </>
        )}
        <WrittenCard />
      </Columns>
    </>
  )
}
