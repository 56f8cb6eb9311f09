import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatusNames } from '../../collection/list/statusName.ts'
import { formatDateTime, formatList } from '../../i18n/formats.ts'
import type { Fact } from '../state/facts.ts'

/** What the rows are said with. Asked for once a board, not once a cell. */
export function useBoardWords() {
  const { t, i18n } = useTranslation('translations')
  const { ofOne } = useStatusNames()
  const { language } = i18n
  return useMemo(
    () => ({
      t,
      status: ofOne,
      when: (wall: string) => formatDateTime(language, wall, 'short'),
      differs: (facts: readonly Fact[]) =>
        t('marks.differ', {
          facts: formatList(
            language,
            facts.map((fact) => t(`facts.${fact}`)),
          ),
        }),
    }),
    [t, ofOne, language],
  )
}

export type BoardWords = ReturnType<typeof useBoardWords>
