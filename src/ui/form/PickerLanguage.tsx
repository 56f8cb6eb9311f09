import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import 'dayjs/locale/ca'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/es'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../trusted/plainText.ts'
import { usePickerWords } from './usePickerWords.ts'
import { WallTimeAdapter } from './wallTimeAdapter.ts'

/** Date pickers under this speak the interface's language: 24 hours, weeks that start on Monday. */
export function PickerLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('form')
  const words = usePickerWords()
  const locale = i18n.language === 'en' ? 'en-gb' : i18n.language
  return (
    <LocalizationProvider dateAdapter={WallTimeAdapter} adapterLocale={locale} localeText={words}>
      {children}
    </LocalizationProvider>
  )
}
