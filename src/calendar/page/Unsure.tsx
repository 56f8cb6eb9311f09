import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { formatList } from '../../i18n/formats.ts'
import type { Reading } from '../data/useReading.ts'

/** What the filters name may be nothing in another language: its records have numbers and slugs of their own. */
export function Unsure({ readings }: { readings: readonly Reading[] }) {
  const { t, i18n } = useTranslation(['calendar', 'eventList'])
  const nameOf = useLanguageName()
  return readings.map(({ language, unsure }) => {
    if (unsure.length === 0) return null
    const names = unsure.map((name) => t(`eventList:names.${name}`))
    const filters = formatList(i18n.language, names)
    return (
      <Alert key={language} severity="warning">
        {t('partly.unsure', { language: nameOf(language), filters })}
      </Alert>
    )
  })
}
