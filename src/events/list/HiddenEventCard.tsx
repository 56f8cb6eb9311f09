import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../collection/list/StatusMark.tsx'
import { IconButton } from '../../ui/Button.tsx'
import type { Service } from '../../service/service.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { forgetHidden, type HiddenEvent, isThere } from '../hiddenEvents.ts'
import { EventTitle } from './EventTitle.tsx'
import { EventWhenCell } from './EventWhenCell.tsx'
import type { RowWords } from './useRowWords.ts'

interface HiddenEventCardProps {
  event: HiddenEvent
  today: WallDay
  words: RowWords
  service: Service
}

/** A hidden event as it was when this browser last met it. */
export function HiddenEventCard({ event, today, service, words }: HiddenEventCardProps) {
  const { t } = words
  const { t: say } = useTranslation('hiddenEvents')
  const { id, title } = event
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <div>
        <EventTitle id={id} title={title} language={service.language} words={words} />
        <div>
          <EventWhenCell {...{ event, today, words }} siteZone={service.configuration.timezone} />
        </div>
        {isThere(event) ? null : <StatusMark status="trash" />}
      </div>
      <IconButton
        aria-label={say('forget', { title: title || t('untitled') })}
        onClick={() => forgetHidden(service, id)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
