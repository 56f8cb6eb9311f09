import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isOfTheNetwork, ApiError } from '../../../api/apiError.ts'
import { SaveError } from './SaveError.tsx'
import { hourIn } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatRecentTime } from '../../../ui/filters/instantTime.ts'
import { row } from '../../../ui/layout.ts'

interface ReadingNoteProps {
  reading: Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt' | 'refetch'>
  /** Whether an earlier reading is on screen: somebody may be typing there. */
  isAside: boolean
}

/** Why a record could not be read, or not once more: then from when it is. Nothing when it was read. */
export function ReadingNote({ reading, isAside }: ReadingNoteProps) {
  const { data, error, dataUpdatedAt } = reading
  if (!(error instanceof ApiError)) return null
  const again = () => void reading.refetch()
  if (isAside && data && isOfTheNetwork(error))
    return <StaleNote readAt={dataUpdatedAt} onRetry={again} />
  const asOf = isAside && data ? dataUpdatedAt : 0
  return <SaveError refusal={error} name="" onRetry={again} {...{ isAside, asOf }} />
}

const Note = row('output', [0.5, 1.5], (theme) => ({
  alignItems: 'center',
  marginBlockEnd: theme.spacing(1.5),
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.divider}`,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

interface StaleNoteProps {
  /** When it was read, milliseconds since 1970. */
  readAt: number
  onRetry: () => void
}

/** Over what stays on screen while it cannot be read again: from when it is. */
export function StaleNote({ readAt, onRetry }: StaleNoteProps) {
  const { t, i18n } = useTranslation(['recordForm', 'ui'])
  const time = formatRecentTime(i18n.language, readAt)
  return (
    <Note>
      {t('page.stale', { count: hourIn(time), time })}
      <Button onClick={onRetry}>{t('ui:retry')}</Button>
    </Note>
  )
}
