import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatusNames } from '../../../core/views/list/statusName.ts'
import { formatDate, formatDateTime, formatList } from '../../../i18n/formats.ts'
import type { Fact } from '../state/facts.ts'
import type { Version } from '../state/version.ts'

/** What the rows are said with. Asked for once a board, not once a cell. */
export function useTranslationsLabels() {
  const { t, i18n } = useTranslation(['translations', 'filters', 'ui'])
  const { ofOne } = useStatusNames()
  const { language } = i18n
  return useMemo(() => {
    const known = new Map<string, string>()
    const differing = (facts: readonly Fact[]) => {
      const words = facts.map((fact) => t(`facts.${fact}`))
      return t('marks.differ', { facts: formatList(language, words) })
    }
    return {
      t,
      status: ofOne,
      /** The hours of what lasts all day say nothing. */
      when: ({ start_date, facts }: Version) =>
        (facts.all_day === 'true' ? formatDate : formatDateTime)(language, start_date, 'short'),
      /** Few things differ in many ways: each is put into words once. */
      differs: (facts: readonly Fact[]) => {
        const key = facts.join(' ')
        const words = known.get(key) ?? differing(facts)
        known.set(key, words)
        return words
      },
    }
  }, [t, ofOne, language])
}

export type TranslationsLabels = ReturnType<typeof useTranslationsLabels>
