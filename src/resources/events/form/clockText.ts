import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../i18n/formats.ts'
import { readWallTime } from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'

/** Says what the clock of a zone does at a wall time, when it does something. */
export function useClockNote(): (value: string, zone: string) => string | undefined {
  const { t, i18n } = useTranslation('time')
  const hour = (wall: string) => formatTime(i18n.language, wall)
  return (value, zone) => {
    const wall = readWallTime(value)
    const place = wall && placeOnClock(wall, zone)
    if (place?.kind === 'overlap') return t('overlap', { zone, time: hour(value) })
    if (place?.kind !== 'gap') return undefined
    return t('gap', { zone, time: hour(value), after: hour(place.after) })
  }
}
