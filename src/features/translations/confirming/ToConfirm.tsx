import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardState, BoardProps } from '../board/useBoard.ts'
import { OtherVersion } from './OtherVersion.tsx'
import { PairCards, usePairRows } from './PairCards.tsx'
import type { ConfirmItem } from './confirmItems.ts'
import { separated, linked } from './linkDecisions.ts'
import { type Answering, type Change, useAnswering } from './useAnswering.ts'
import type { ConfirmMessages } from './useConfirmMessages.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Version } from '../state/version.ts'
import { formatList } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm/confirm.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import { changeSettings, currentSettings } from '../../../ui/settings.ts'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import { toast } from '../../../ui/toast/toast.ts'

interface Props {
  of: PairedCollection
  board: BoardState
  items: readonly ConfirmItem[]
  words: ConfirmMessages
  answering: Answering
  /** in place of the pairs where there is none */
  nothing: ReactNode
  page: number | undefined
  searchOf: (page: number | undefined) => AddressSearch
}

/** The pairs that nobody has confirmed yet, one under the other. */
export function ToConfirm(props: Props) {
  const { of, board, items, words, answering, nothing, page, searchOf } = props
  const { t, spokenTitle } = words
  const [asked, setAsked] = useState<ConfirmItem | null>(null)
  const named = (one: Version, other: Version) => ({
    one: spokenTitle(one),
    other: spokenTitle(other),
  })
  const together = ({ source }: ConfirmItem, other: Version) => {
    const versions = { [source.language]: source.id, [other.language]: other.id }
    void answering.answer(
      (pairs) => linked(pairs, of, versions),
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
        (pairs) => separated(pairs, of, source, candidate),
        t('confirming.separated', named(source, candidate)),
      )
  }
  return (
    <>
      <AlmostCertain {...{ of, items, words, answering }} />
      {items.length > 0 ? (
        <ConfirmList {...{ of, items, words, page, searchOf }} onAnswer={answer} />
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

type Answer = 'together' | 'apart' | 'other'

interface ConfirmListProps extends Pick<Props, 'of' | 'items' | 'words' | 'page' | 'searchOf'> {
  onAnswer: (item: ConfirmItem, answer: Answer) => void
}

/** The pairs, answered by mouse or by keyboard. */
function ConfirmList({ of, items, words, page, searchOf, onAnswer }: ConfirmListProps) {
  const { t } = words
  const rows = usePairRows(items, page)
  const answer = (item: ConfirmItem, given: Answer) => {
    if (given !== 'other') rows.leave(item)
    onAnswer(item, given)
  }
  const answerCurrent = (given: Answer) => {
    const item = rows.current()
    if (item) answer(item, given)
  }
  useShortcut('c', t('confirming.confirm'), () => answerCurrent('together'))
  useShortcut('x', t('confirming.separate'), () => answerCurrent('apart'))
  useShortcut('o', t('confirming.other'), () => answerCurrent('other'))
  return (
    <PairCards
      {...{ of, rows, words, searchOf }}
      label={t('confirming.title')}
      nameOf={words.nameOf}
      sidesOf={({ source, candidate }) =>
        [source, candidate].map((version) => ({ place: version, version }))
      }
      renderReason={(item) => (
        <>
          <strong>{t(`certainty.${item.certainty}`)}</strong> {words.evidenceOf(item)}
        </>
      )}
      answersOf={(item) => [
        { label: t('confirming.confirm'), onGiven: () => answer(item, 'together') },
        { label: t('confirming.separate'), onGiven: () => answer(item, 'apart') },
        { label: t('confirming.other'), onGiven: () => answer(item, 'other') },
      ]}
    />
  )
}

interface AlmostCertainProps {
  of: PairedCollection
  items: readonly ConfirmItem[]
  words: ConfirmMessages
  answering: Answering
}

/** Confirms in one go all that is right in 199 of 200, after saying how many that is. */
function AlmostCertain({ of, items, words, answering }: AlmostCertainProps) {
  const { t, titleOf } = words
  const { i18n } = useTranslation('translations')
  const sure = items.filter(isSure)
  const counted = { count: sure.length }
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
    if (isMeant) await answering.answer(allTogether(of, sure), t('confirming.manyDone', counted))
  }
  return sure.length > 1 ? (
    <div>
      <Button variant="contained" onClick={() => void confirmAll()}>
        {t('confirming.many', counted)}
      </Button>
    </div>
  ) : null
}

/** Right in 199 of 200 cases. */
const isSure = ({ certainty, isPaired }: ConfirmItem): boolean =>
  isPaired && certainty === 'almostCertain'

/** Confirms all of these. */
function allTogether(of: PairedCollection, sure: readonly ConfirmItem[]): Change {
  return (pairs) =>
    sure.reduce(
      (all, { source, candidate }) =>
        linked(all, of, {
          [source.language]: source.id,
          [candidate.language]: candidate.id,
        }),
      pairs,
    )
}

/**
 * Says once on this device how many translations were found almost certain: they count as linked, until somebody says
 * otherwise. It takes no room from the rows, and moves none.
 */
export function useMatchedNews(
  { of, board, searchFor }: Omit<BoardProps, 'filters'>,
  links: readonly ConfirmItem[],
): void {
  const { t } = useTranslation('translations')
  const navigate = useNavigate()
  const { answer } = useAnswering(board.service.site)
  const tell = useEffectEvent(() => {
    const sure = links.filter(isSure)
    if (sure.length === 0) return
    changeSettings({ hasSeenMatches: true })
    const counted = { count: sure.length }
    toast.show({
      message: t('matched.text', counted),
      severity: 'info',
      actions: [
        {
          label: t('matched.review'),
          onClick: () => void navigate({ to: '.', search: searchFor({ state: 'confirm' }) }),
        },
        {
          label: t('matched.accept'),
          onClick: () => void answer(allTogether(of, sure), t('confirming.manyDone', counted)),
        },
      ],
    })
  })
  const isNews = board.isSettled && !currentSettings().hasSeenMatches
  useEffect(() => {
    if (isNews) tell()
  }, [isNews])
}
