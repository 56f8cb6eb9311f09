import { useEffect, useRef } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { useVersionLinks } from '../board/useVersionLinks.ts'
import type { BoardState } from '../board/useBoard.ts'
import { type AnswerKind, withoutSaid } from '../confirmed/answers.ts'
import type { Version } from '../state/version.ts'
import { AnsweredCell } from './AnsweredCell.tsx'
import type { AnsweredItem } from './answeredItems.ts'
import { PairTable } from './PairTable.tsx'
import type { Answering } from './useAnswering.ts'
import type { ConfirmWords } from './useConfirmWords.ts'
import { usePairGrid } from './usePairGrid.ts'

interface Props {
  kind: AnswerKind
  items: readonly AnsweredItem[]
  board: Pick<BoardState, 'of' | 'versionAt'>
  words: ConfirmWords
  answering: Answering
}

/** What was said here, each with the way to take it back: nobody has said it then, and nothing against it. */
export function AnsweredList({ kind, items, board, words, answering }: Props) {
  const { t } = words
  const { hrefOf, onClick } = useVersionLinks(board.of)
  const grid = usePairGrid(items)
  const hadItems = useRef(false)
  useEffect(() => {
    if (items.length === 0 && hadItems.current) focusPage()
    hadItems.current = items.length > 0
  }, [items.length])
  const nameOf = ({ said }: AnsweredItem, titleOf: (version: Version) => string) =>
    words.versionsNamed(said.versions, ({ language, id }) => {
      const version = board.versionAt(language, id)
      return version && titleOf(version)
    })
  const takeBack = (item: AnsweredItem, language?: string) => {
    grid.leave(item)
    const done = t('answered.takenBack', { pair: nameOf(item, words.spokenTitle) })
    void answering.answer((pairs) => withoutSaid(pairs, kind, item.said, language), done)
  }
  if (items.length === 0)
    return <EmptyState title={t('empty.title')} text={t(`answered.none.${kind}`)} />
  return (
    <PairTable
      {...{ grid, onClick }}
      label={t(`answered.title.${kind}`)}
      renderCell={(item, place) => (
        <AnsweredCell
          {...{ item, board, hrefOf, words, place }}
          name={nameOf(item, words.titleOf)}
          onTakeBack={(language) => takeBack(item, language)}
        />
      )}
    />
  )
}
