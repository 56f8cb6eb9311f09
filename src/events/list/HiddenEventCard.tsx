import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { IconButton } from '../../ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../service/service.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { forgetHidden, type HiddenEvent } from '../hiddenEvents.ts'
import { EventTitle } from './EventTitle.tsx'
import { EventWhenCell } from './EventWhenCell.tsx'

interface HiddenEventCardProps {
  event: HiddenEvent
  today: WallDay
  service: Service
}

/** A hidden event as it was when this browser last met it. */
export function HiddenEventCard({ event, today, service }: HiddenEventCardProps) {
  const { t } = useTranslation('eventList')
  const { id, title } = event
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <div>
        <EventTitle id={id} title={title} language={service.language} />
        <div>
          <EventWhenCell event={event} siteZone={service.configuration.timezone} today={today} />
        </div>
      </div>
      <IconButton
        aria-label={t('hidden.forget', { title: title || t('untitled') })}
        onClick={() => forgetHidden(service, id)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
