import { type ReactNode, useEffect, useRef, useState } from 'react'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '../../i18n/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { announce } from '../../ui/live/announcements.ts'
import { focusPage } from '../../ui/pageFocus.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { BoardState } from '../board/useBoard.ts'
import { PairsFiles } from '../pairsFiles/PairsFiles.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import type { BoardRow } from '../state/boardRow.ts'
import type { Version } from '../state/version.ts'
import { changeConfirmed } from './confirmedHere.ts'
import { type ConfirmItem, confirmItems } from './confirmItems.ts'
import { ConfirmList } from './ConfirmList.tsx'
import type { Answer } from './ConfirmRow.tsx'
import { OtherVersion } from './OtherVersion.tsx'
import { saidApart, saidTogether } from './said.ts'
import { useConfirmWords } from './useConfirmWords.ts'

interface Props {
  of: PairedCollection
  board: BoardState
  rows: readonly BoardRow[]
  /** in place of the pairs where there is none */
  nothing: ReactNode
}

/** The pairs that nobody has confirmed yet, one under the other, with the answers there are. */
export function Confirming({ of, board, rows, nothing }: Props) {
  const { t, i18n } = useTranslation('translations')
  const words = useConfirmWords()
  const { service, pairing, index, versionAt } = board
  const [asked, setAsked] = useState<ConfirmItem | null>(null)
  const languages = board.languages.map(({ language }) => language)
  const items = confirmItems(rows, { collection: of, languages, pairing, index, versionAt })
  const counted = { count: items.length, number: formatNumber(i18n.language, items.length) }
  const say = async (change: Parameters<typeof changeConfirmed>[1], done: string) => {
    const isKept = await changeConfirmed(service.site, change)
    if (isKept) announce(done)
    else toast.show({ message: t('confirming.notKept'), severity: 'error' })
  }
  const together = ({ source }: ConfirmItem, other: Version) => {
    const versions = { [source.language]: source.id, [other.language]: other.id }
    void say(
      (pairs) => saidTogether(pairs, of, versions),
      t('confirming.confirmed', { one: words.titleOf(source), other: words.titleOf(other) }),
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
      void say(
        (pairs) => saidApart(pairs, of, source, candidate),
        t('confirming.separated', { one: words.titleOf(source), other: words.titleOf(candidate) }),
      )
  }
  return (
    <>
      <Typography>
        {t('confirming.count', counted)}. {t('confirming.help')}
      </Typography>
      <PairsFiles board={board} />
      <AlmostCertain {...{ of, items, say }} />
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

interface AlmostCertainProps {
  of: PairedCollection
  items: readonly ConfirmItem[]
  say: (change: Parameters<typeof changeConfirmed>[1], done: string) => Promise<void>
}

/** Confirms in one go all that is right in 199 of 200, after saying how many that is. */
function AlmostCertain({ of, items, say }: AlmostCertainProps) {
  const { t, i18n } = useTranslation('translations')
  const { titleOf } = useConfirmWords()
  const sure = items.filter(({ certainty, isPaired }) => isPaired && certainty === 'almostCertain')
  const counted = { count: sure.length, number: formatNumber(i18n.language, sure.length) }
  const confirmAll = async () => {
    const examples = sure
      .slice(0, 3)
      .map(({ source, candidate }) =>
        t('confirming.pair', { one: titleOf(source), other: titleOf(candidate) }),
      )
    const isMeant = await confirm({
      title: t('confirming.manyTitle', counted),
      text: t('confirming.manyText', { examples: formatList(i18n.language, examples) }),
      action: t('confirming.manyAction'),
    })
    if (!isMeant) return
    await say(
      (pairs) =>
        sure.reduce(
          (all, { source, candidate }) =>
            saidTogether(all, of, {
              [source.language]: source.id,
              [candidate.language]: candidate.id,
            }),
          pairs,
        ),
      t('confirming.manyDone', counted),
    )
  }
  return sure.length > 1 ? (
    <div>
      <Button variant="contained" onClick={() => void confirmAll()}>
        {t('confirming.many', counted)}
      </Button>
    </div>
  ) : null
}
