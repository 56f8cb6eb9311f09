import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListingRefusal } from '../collection/list/ListingRefusal.tsx'
import { once } from '../service/once.ts'
import { ServiceContext, useService } from '../service/useService.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ClashesCard } from './ClashesCard.tsx'
import { ComingCard } from './ComingCard.tsx'
import { DeskStanding } from './DeskStanding.tsx'
import { GapsCard } from './GapsCard.tsx'
import { TranslationsCard } from './TranslationsCard.tsx'
import { useAhead } from './useAhead.ts'
import { useWaiting } from './useWaiting.ts'
import { WaitingCard } from './WaitingCard.tsx'
import { WeeksCard } from './WeeksCard.tsx'
import { WrittenCard } from './WrittenCard.tsx'

/** Three columns where there is room; cards keep their own height. */
const Columns = styled('div')(({ theme }) => ({
  columns: '22rem 3',
  columnGap: theme.spacing(2),
  '& > *': { breakInside: 'avoid', marginBlockEnd: theme.spacing(2) },
}))

/** Words above the cards, as far from them as these are from each other. */
const Above = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(2) }))

/** What to do today: each card fills by itself, and what fails is tried again when a person says so. */
export function DeskPage() {
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
          <ListingRefusal error={error} refusedFilters={[]} onRetry={ahead.read} />
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
