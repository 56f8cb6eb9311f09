import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Deviation } from './deviations.ts'

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.25, 1.25),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.warning.main}`,
  maxWidth: '72ch',
  '& strong': { color: (theme.vars ?? theme).palette.warning.main },
}))

/** What Agenda knows of live services beside what this one declares. */
export function DeviationNotes({ names }: { names: readonly Deviation[] }) {
  const { t } = useTranslation('deviations')
  return names.map((name) => (
    <Note key={name}>
      <strong>{t('mark')}</strong> {t(`known.${name}`)}
    </Note>
  ))
}
