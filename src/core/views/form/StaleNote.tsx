import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { hourIn } from '../../../i18n/formats.ts'
import { formatRecentTime } from '../../../ui/filters/instantTime.ts'
import { row } from '../../../ui/layout.ts'

const Note = row('output', [0.5, 1.5], (theme) => ({
  alignItems: 'center',
  marginBlockEnd: theme.spacing(1.5),
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.divider}`,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

interface Props {
  /** When it was read, milliseconds since 1970. */
  readAt: number
  onRetry: () => void
}

/** Over what stays on screen while it cannot be read again: from when it is. */
export function StaleNote({ readAt, onRetry }: Props) {
  const { t, i18n } = useTranslation(['recordForm', 'ui'])
  const time = formatRecentTime(i18n.language, readAt)
  return (
    <Note>
      {t('page.stale', { count: hourIn(time), time })}
      <Button onClick={onRetry}>{t('ui:retry')}</Button>
    </Note>
  )
}
