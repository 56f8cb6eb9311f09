import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { useVersionLinks } from '../board/useVersionLinks.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { ConfirmItem } from './confirmItems.ts'
import { type Answer, ConfirmCell } from './ConfirmCell.tsx'
import { PairTable } from './PairTable.tsx'
import type { ConfirmWords } from './useConfirmWords.ts'
import { usePairGrid } from './usePairGrid.ts'

interface Props {
  collection: PairedCollection
  items: readonly ConfirmItem[]
  words: ConfirmWords
  onAnswer: (item: ConfirmItem, answer: Answer) => void
}

/** The pairs, answered by mouse or by keyboard. */
export function ConfirmList({ collection, items, words, onAnswer }: Props) {
  const { t } = words
  const { hrefOf, onClick } = useVersionLinks(collection)
  const grid = usePairGrid(items)
  const answer = (item: ConfirmItem, given: Answer) => {
    if (given !== 'other') grid.leave(item)
    onAnswer(item, given)
  }
  const answerCurrent = (given: Answer) => {
    const item = grid.current()
    if (item) answer(item, given)
  }
  useShortcut('c', t('confirming.confirm'), () => answerCurrent('together'))
  useShortcut('x', t('confirming.separate'), () => answerCurrent('apart'))
  useShortcut('o', t('confirming.other'), () => answerCurrent('other'))
  return (
    <PairTable
      {...{ grid, onClick }}
      label={t('confirming.title')}
      renderCell={(item, place) => (
        <ConfirmCell
          {...{ item, hrefOf, words, place }}
          onAnswer={(given) => answer(item, given)}
        />
      )}
    />
  )
}
