import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import { formatDateTime, formatList } from '../../i18n/formats.ts'
import type { Version } from '../state/version.ts'
import type { ConfirmItem } from './confirmItems.ts'

/** What the pairs to confirm are said with; asked for once. */
export function useConfirmWords() {
  const { t, i18n } = useTranslation('translations')
  const { languages } = useService().configuration
  const { language } = i18n
  return useMemo(() => {
    const titleOf = ({ texts }: Version) => texts.title || t('untitled')
    return {
      t,
      titleOf,
      languageName: (code: string) => languages[code] ?? code,
      /** «ds., 21 de nov. 2026, 10:00 · fira-del-llibre» */
      factsOf: ({ start_date, slug }: Version) =>
        [start_date && formatDateTime(language, start_date, 'short'), slug]
          .filter(Boolean)
          .join(' · '),
      nameOf: ({ source, candidate }: ConfirmItem) =>
        t('confirming.pair', { one: titleOf(source), other: titleOf(candidate) }),
      evidenceOf: ({ evidence }: Pick<ConfirmItem, 'evidence'>) => {
        const named = (isFor: boolean) =>
          formatList(
            language,
            evidence
              .filter(({ weight }) => weight > 0 === isFor)
              .map(({ kind }) => t(`clues.${kind}`)),
          )
        const [same, other] = [named(true), named(false)]
        return [same && t('confirming.same', { same }), other && t('confirming.differ', { other })]
          .filter(Boolean)
          .join(' ')
      },
    }
  }, [t, languages, language])
}

export type ConfirmWords = ReturnType<typeof useConfirmWords>
