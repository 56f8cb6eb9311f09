import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { useLanguageName } from './languageLabels.ts'
import type { Shown } from './recordForm.ts'
import { recordLanguage } from './recordLanguage.ts'
import { useStatusLabels } from './statusLabels.ts'
import { Facts } from '../../../ui/Facts.tsx'

interface Props {
  record: Shown
  title: string
  /** What tells it apart: where it is, whom to call, how many events. */
  details: readonly string[]
}

/** Which one a namesake is: its language, status and number beside what its room knows. */
export function NamesakeFacts({ record, title, details }: Props) {
  const { t } = useTranslation(['recordForm', 'ui'])
  const { configuration } = useService()
  const nameOf = useLanguageName()
  const statuses = useStatusLabels()
  const language = recordLanguage(record.url, configuration)
  const facts = [
    ...details,
    language === null ? '' : t('namesake.language', { language: nameOf(language) }),
    record.status === undefined ? '' : statuses.name(record.status),
    t('ui:number', { id: record.id }),
  ]
  return (
    <>
      <Typography component="strong" sx={{ fontWeight: 600 }} lang={language ?? undefined}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Facts>{facts}</Facts>
      </Typography>
    </>
  )
}
