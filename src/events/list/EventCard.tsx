import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { EventRecord } from '../eventRecord.ts'
import type { ListPlace } from './eventColumns.tsx'
import { EventMarks } from './EventMarks.tsx'
import { EventTitle } from './EventTitle.tsx'
import { EventWhenCell } from './EventWhenCell.tsx'
import { StatusSign } from '../../collection/list/StatusMark.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  marginBlockStart: theme.spacing(0.5),
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}))

interface EventCardProps extends ListPlace {
  event: EventRecord
  actions: ReactNode
}

/** An event where there is no room for a table. */
export function EventCard({ event, actions, ...place }: EventCardProps) {
  const { language, siteZone, today, words } = place
  const where = event.venue.map(({ venue }) => venue).filter(Boolean)
  return (
    <>
      <Head>
        <EventTitle id={event.id} title={event.title} {...{ language, words }} />
        {actions}
      </Head>
      <div>
        <EventWhenCell {...{ event, siteZone, today, words }} />
      </div>
      {where.length > 0 ? <div lang={language}>{where.join(', ')}</div> : null}
      <Line>
        <StatusSign status={event.status} words={words.status(event.status)} />
        <span>
          <EventMarks {...{ event, words }} />
        </span>
      </Line>
    </>
  )
}
