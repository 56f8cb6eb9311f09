import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import type { MergeAnswers } from './useMergeAnswers.ts'

/** What becomes of what a merge said of versions, before it is undone. */
export function SaidBack({ answers: { standing } }: { answers: MergeAnswers }) {
  const { t } = useTranslation(['activity', 'translations'])
  if (standing === 'gone') return null
  const holes = { list: t('translations:answered.kinds.together'), page: t('translations:title') }
  return <DialogContentText sx={{ mt: 1 }}>{t(`means.said.${standing}`, holes)}</DialogContentText>
}
