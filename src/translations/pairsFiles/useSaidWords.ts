import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/formats.ts'
import type { BoardState } from '../board/useBoard.ts'
import type { Said } from '../confirmed/confirmedPairs.ts'
import { useConfirmWords } from '../confirming/useConfirmWords.ts'

/** Says records by their titles where the board has them, else by their numbers. */
export function useSaidWords({ of, versionAt }: Pick<BoardState, 'of' | 'versionAt'>) {
  const { t, i18n } = useTranslation('translations')
  const { titleOf, languageName } = useConfirmWords()
  return ({ collection, versions }: Said): string => {
    const named = Object.entries(versions).map(([language, id]) => {
      const version = collection === of ? versionAt(language, id) : undefined
      const name = version ? titleOf(version) : t('files.number', { id })
      return t('files.version', { name, language: languageName(language) })
    })
    return `${t(`of.${collection}`)}: ${formatList(i18n.language, named)}`
  }
}
