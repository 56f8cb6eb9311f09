import type { BoardState } from '../board/useBoard.ts'
import type { Said } from '../confirmed/confirmedPairs.ts'
import { useConfirmWords } from '../confirming/useConfirmWords.ts'

/** Says records by their titles where the board has them, else by their numbers. */
export function useSaidWords({ of, versionAt }: Pick<BoardState, 'of' | 'versionAt'>) {
  const { t, titleOf, versionsNamed } = useConfirmWords()
  return ({ collection, versions }: Said): string => {
    const named = versionsNamed(versions, ({ language, id }) => {
      const version = collection === of ? versionAt(language, id) : undefined
      return version && titleOf(version)
    })
    return `${t(`of.${collection}`)}: ${named}`
  }
}
