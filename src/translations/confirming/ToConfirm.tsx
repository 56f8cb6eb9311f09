import { type ReactNode, useEffect, useRef, useState } from 'react'
import { focusPage } from '../../ui/pageFocus.ts'
import type { BoardState } from '../board/useBoard.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Version } from '../state/version.ts'
import { AlmostCertain } from './AlmostCertain.tsx'
import type { Answer } from './ConfirmCell.tsx'
import type { ConfirmItem } from './confirmItems.ts'
import { ConfirmList } from './ConfirmList.tsx'
import { OtherVersion } from './OtherVersion.tsx'
import { saidApart, saidTogether } from './said.ts'
import type { Answering } from './useAnswering.ts'
import type { ConfirmWords } from './useConfirmWords.ts'

interface Props {
  of: PairedCollection
  board: BoardState
  items: readonly ConfirmItem[]
  words: ConfirmWords
  answering: Answering
  /** in place of the pairs where there is none */
  nothing: ReactNode
}

/** The pairs that nobody has confirmed yet, one under the other. */
export function ToConfirm({ of, board, items, words, answering, nothing }: Props) {
  const { t, spokenTitle } = words
  const [asked, setAsked] = useState<ConfirmItem | null>(null)
  const named = (one: Version, other: Version) => ({
    one: spokenTitle(one),
    other: spokenTitle(other),
  })
  const together = ({ source }: ConfirmItem, other: Version) => {
    const versions = { [source.language]: source.id, [other.language]: other.id }
    void answering.answer(
      (pairs) => saidTogether(pairs, of, versions),
      t('confirming.confirmed', named(source, other)),
    )
  }
  const hasAnswered = useRef(false)
  useEffect(() => {
    if (items.length > 0 || !hasAnswered.current) return
    hasAnswered.current = false
    focusPage()
  }, [items.length])
  const answer = (item: ConfirmItem, given: Answer) => {
    const { source, candidate } = item
    hasAnswered.current = true
    if (given === 'together') together(item, candidate)
    else if (given === 'other') setAsked(item)
    else
      void answering.answer(
        (pairs) => saidApart(pairs, of, source, candidate),
        t('confirming.separated', named(source, candidate)),
      )
  }
  return (
    <>
      <AlmostCertain {...{ of, items, words, answering }} />
      {items.length > 0 ? (
        <ConfirmList collection={of} {...{ items, words }} onAnswer={answer} />
      ) : (
        nothing
      )}
      {asked === null ? null : (
        <OtherVersion
          item={asked}
          {...{ of, board, words }}
          onChoose={(version) => {
            together(asked, version)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
