import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/formats.ts'

/** A wall time of the site in short words; nothing when there is none. */
export function MomentCell({ wall }: { wall: string }) {
  const { i18n } = useTranslation()
  return wall ? formatDateTime(i18n.language, wall, 'short') : null
}
