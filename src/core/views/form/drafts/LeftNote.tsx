import type { StoredDraft } from '../../../write/drafts.ts'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge, formatInstant } from '../../../../i18n/instants.ts'
import { announce } from '../../../../ui/live/announcements.ts'

interface Props {
  draft: StoredDraft
  onTake: () => void
  onDiscard: () => void
  /** what it holds */
  children: ReactNode
}

/** What was left on this device: when, what it is, and the two things that can be done with it. */
export function LeftNote({ draft, onTake, onDiscard, children }: Props) {
  const { t, i18n } = useTranslation('drafts')
  const id = useId()
  const title = t('left')
  useEffect(() => announce(title), [title])
  return (
    <section aria-labelledby={id}>
      <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
        <AlertTitle id={id}>
          {title}
          {', '}
          <time dateTime={draft.at} title={formatInstant(i18n.language, draft.at)}>
            {formatAge(i18n.language, draft.at)}
          </time>
        </AlertTitle>
        {children}
        <Button variant="contained" onClick={onTake} sx={{ mr: 1 }}>
          {t('take')}
        </Button>
        <Button onClick={onDiscard}>{t('discard')}</Button>
      </Alert>
    </section>
  )
}
