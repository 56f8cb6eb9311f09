import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../../collection/list/useListAddress.ts'
import type { FiltersOf } from '../../collection/filters.ts'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { BoardNotes } from '../board/BoardNotes.tsx'
import type { BoardState } from '../board/useBoard.ts'
import type { Carry } from '../carry/carried.ts'
import { CarryDialog } from '../carry/CarryDialog.tsx'
import { type FactCollection, type FactKind, factKinds } from '../facts/factKinds.ts'
import type { driftFilters } from './driftFilters.ts'
import { DriftList } from './DriftList.tsx'
import { type DriftRow, takenFrom } from './driftRows.ts'
import { FactLinks } from './FactLinks.tsx'
import { TakeAll } from './TakeAll.tsx'
import { Unconfirmed } from './Unconfirmed.tsx'
import { useDrift } from './useDrift.ts'

export interface ReportProps {
  of: FactCollection
  board: BoardState
  address: Pick<ListAddress<FiltersOf<typeof driftFilters>>, 'filters' | 'searchOf'>
}

/** What differs, fact by fact, and the ways to take one language's word for it. */
export function DriftReport({ of, board, address }: ReportProps) {
  const { t } = useTranslation('drift')
  const [carries, setCarries] = useState<readonly Carry[] | null>(null)
  const { all, unconfirmed, found, nameOf } = useDrift(of, board)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that opened the dialog may be gone with what differed.
    if (carries === null && wasOpen.current && document.activeElement === document.body) focusPage()
    wasOpen.current = carries !== null
  }, [carries])
  const { fact } = address.filters
  const rows = fact === undefined ? all : all.filter(({ facts }) => facts.includes(fact))
  const kind = factKinds[of]
  const present = kind.names.filter((name) => all.some(({ facts }) => facts.includes(name)))
  return (
    <>
      {present.length > 1 ? <FactLinks {...{ of, present, address }} /> : null}
      <BoardNotes {...{ board }} count={rows.length} />
      {unconfirmed > 0 ? (
        <Unconfirmed {...{ of }} count={unconfirmed} language={board.service.language} />
      ) : null}
      {rows.length > 0 ? (
        <Rows {...{ kind, board, rows, fact }} onTake={setCarries} />
      ) : (
        <EmptyState
          title={t('empty.title')}
          text={t(`empty.${of === 'events' ? 'text' : 'others'}`)}
        />
      )}
      {carries ? (
        <CarryDialog
          {...{ kind, carries, found, nameOf }}
          title={t('take')}
          onClose={() => setCarries(null)}
        />
      ) : null}
    </>
  )
}

interface RowsProps {
  kind: FactKind
  board: BoardState
  rows: readonly DriftRow[]
  /** the one fact that is looked at */
  fact: string | undefined
  onTake: (carries: readonly Carry[]) => void
}

function Rows({ kind, board, rows, fact, onTake }: RowsProps) {
  const { service, languages, index } = board
  const mayWrite = useMayWrite(service)
  const names = fact === undefined ? kind.names : [fact]
  const allFrom = (language: string) =>
    rows.flatMap((row) => takenFrom(kind, row, language, names, index))
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
        {...{ kind, rows, mayWrite }}
        onTake={(row, language, some) => onTake(takenFrom(kind, row, language, some, index))}
      />
    </>
  )
}
