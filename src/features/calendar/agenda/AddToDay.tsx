import Add from '@mui/icons-material/Add'
import { useTranslation } from 'react-i18next'
import type { WallDay } from '../../../time/wallTime.ts'
import { IconButton } from '../../../ui/Button.tsx'
import type { Picked } from '../create/chosen.ts'
import { dayTitle } from '../days/periodTitle.ts'

interface AddToDayProps {
  day: WallDay
  onPick: (picked: Picked) => void
}

/** The way to add an event to a day of the agenda. */
export function AddToDay({ day, onPick }: AddToDayProps) {
  const { t, i18n } = useTranslation('calendar')
  return (
    <IconButton
      className="unprinted"
      aria-label={t('create.on', { day: dayTitle(day, i18n.language) })}
      onClick={() => onPick({ kind: 'day', day })}
    >
      <Add fontSize="small" />
    </IconButton>
  )
}
