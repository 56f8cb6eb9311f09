import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../../collection/list/useListAddress.ts'
import type { FiltersOf } from '../../collection/filters.ts'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { factNames } from '../../events/editing.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { BoardNotes } from '../board/BoardNotes.tsx'
import type { BoardState } from '../board/useBoard.ts'
import type { Carry } from '../carry/carried.ts'
import { CarryDialog } from '../carry/CarryDialog.tsx'
import type { driftFilters } from './driftFilters.ts'
import { DriftList } from './DriftList.tsx'
import { type DriftRow, takenFrom } from './driftRows.ts'
import { FactLinks } from './FactLinks.tsx'
import { TakeAll } from './TakeAll.tsx'
import { Unconfirmed } from './Unconfirmed.tsx'
import { useDrift } from './useDrift.ts'

interface Props {
  board: BoardState
  address: Pick<ListAddress<FiltersOf<typeof driftFilters>>, 'filters' | 'searchOf'>
}

/** What differs, fact by fact, and the ways to take one language's word for it. */
export function DriftReport({ board, address }: Props) {
  const { t } = useTranslation('drift')
  const [carries, setCarries] = useState<readonly Carry[] | null>(null)
  const { all, unconfirmed, found, nameOf } = useDrift(board)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that opened the dialog may be gone with what differed.
    if (carries === null && wasOpen.current && document.activeElement === document.body) focusPage()
    wasOpen.current = carries !== null
  }, [carries])
  const { fact } = address.filters
  const rows = fact === undefined ? all : all.filter(({ facts }) => facts.includes(fact))
  const present = factNames.filter((name) => all.some(({ facts }) => facts.includes(name)))
  return (
    <>
      {present.length > 1 ? <FactLinks {...{ present, address }} /> : null}
      <BoardNotes {...{ board }} count={rows.length} />
      {unconfirmed > 0 ? (
        <Unconfirmed count={unconfirmed} language={board.service.language} />
      ) : null}
      {rows.length > 0 ? (
        <Rows {...{ board, rows, fact }} onTake={setCarries} />
      ) : (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      )}
      {carries ? (
        <CarryDialog
          {...{ carries, found, nameOf }}
          title={t('take')}
          onClose={() => setCarries(null)}
        />
      ) : null}
    </>
  )
}

interface RowsProps {
  board: BoardState
  rows: readonly DriftRow[]
  /** the one fact that is looked at */
  fact: (typeof factNames)[number] | undefined
  onTake: (carries: readonly Carry[]) => void
}

function Rows({ board, rows, fact, onTake }: RowsProps) {
  const { service, languages, index } = board
  const mayWrite = useMayWrite(service)
  const names = fact === undefined ? factNames : [fact]
  const allFrom = (language: string) =>
    rows.flatMap((row) => takenFrom(row, language, names, index))
  return (
    <>
      {mayWrite ? (
        <TakeAll
          languages={languages.map(({ language }) => language)}
          countFrom={(language) => allFrom(language).length}
          onTake={(language) => onTake(allFrom(language))}
        />
      ) : null}
      <DriftList
        {...{ rows, mayWrite }}
        onTake={(row, language, some) => onTake(takenFrom(row, language, some, index))}
      />
    </>
  )
}
