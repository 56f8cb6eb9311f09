import { useTranslation } from 'react-i18next'
import type { Service } from '../../../api/service.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import type { Place } from '../pairing/pairing.ts'
import { separated } from './linkDecisions.ts'
import { useAnswering } from './useAnswering.ts'

interface Titled extends Place {
  readonly title: string
}

/** Says of an event that others, which were almost certain, are no versions of it; with the way back. */
export function useSeparating(service: Service): (own: Titled, others: readonly Place[]) => void {
  const { t } = useTranslation('translations')
  const nameOf = useLanguageName()
  const { answer } = useAnswering(service.site)
  return (own, others) => {
    const names = others.map(({ language }) => nameOf(language)).join(', ')
    void answer(
      (pairs) => others.reduce((all, other) => separated(all, 'events', own, other), pairs),
      t('confirming.apart', { title: inLanguage(own.title, own.language), languages: names }),
    )
  }
}
