import LockOutlined from '@mui/icons-material/LockOutlined'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import StarOutlined from '@mui/icons-material/StarOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import type { EventRecord } from '../eventRecord.ts'
import type { RowLabels } from './useRowMessages.ts'

/** What sets an event apart in the calendar, as signs with names. */
export function EventMarks({ event, words: { t } }: { event: EventRecord; words: RowLabels }) {
  const shared = { fontSize: 'small', color: 'action' } as const
  return (
    <>
      {event.featured ? <StarOutlined {...shared} titleAccess={t('flags.featured')} /> : null}
      {event.sticky ? <PushPinOutlined {...shared} titleAccess={t('flags.sticky')} /> : null}
      {event.hide_from_listings ? (
        <VisibilityOffOutlined {...shared} titleAccess={t('flags.hidden')} />
      ) : null}
      {event.withheld ? <LockOutlined {...shared} titleAccess={t('flags.withheld')} /> : null}
    </>
  )
}
