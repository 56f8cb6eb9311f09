import { useTranslation } from 'react-i18next'
import { languageName } from '../../../i18n/formats.ts'
import { isLackName } from '../rules/lackNames.ts'

/** What an event may lack, in words that go on from «Missing». */
export function useLackLabels(): (name: string) => string {
  const { t, i18n } = useTranslation('eventFilters')
  return (name) => (isLackName(name) ? t(`lacks.${name}`) : languageName(i18n.language, name))
}
