import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { RecordCards } from '../../../ui/table/RecordCards.tsx'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'
import { pageOf } from '../board/BoardRows.tsx'
import { useVersionLinks } from '../board/useVersionLinks.ts'
import { VersionTitle } from '../board/VersionTitle.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'
import type { Version } from '../state/version.ts'
import type { ConfirmMessages } from './useConfirmMessages.ts'

const Pairs = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    '& fieldset': {
      display: 'grid',
      gap: theme.spacing(0.75),
      minWidth: 0,
      margin: 0,
      padding: 0,
      border: 0,
    },
    '& a:not(:hover)': { textDecoration: 'none' },
    '& [data-pair]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
      gap: theme.spacing(0.75, 2),
    },
    '& [data-side]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: theme.spacing(1),
      alignItems: 'start',
    },
    '& [data-facts], & [data-why]': {
      color: palette.text.secondary,
      fontSize: '0.875rem',
      overflowWrap: 'anywhere',
    },
    '& [data-answers]': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
  }
})

interface Keyed {
  readonly key: string
}

/**
 * A page of pairs: `j` and `k` walk over their first answers. What is answered leaves, and the one in its place has the
 * focus, whenever the answer is stored.
 */
export function usePairRows<Item extends Keyed>(items: readonly Item[], asked: number | undefined) {
  const list = useRowKeys()
  const shown = pageOf(items, asked)
  const leaving = useRef(new Map<string, number>())
  useEffect(() => {
    const gone = [...leaving.current].filter(([key]) => items.every((item) => item.key !== key))
    for (const [key] of gone) leaving.current.delete(key)
    const at = gone.at(-1)?.[1]
    if (at === undefined) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    links[Math.min(at, links.length - 1)]?.focus()
  })
  return {
    ...shown,
    list,
    /** notes that one was answered, and is about to go */
    leave: (item: Item) => void leaving.current.set(item.key, shown.items.indexOf(item)),
    /** the one that has the focus */
    current: () => {
      const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])]
      return shown.items[rows.findIndex((row) => row.contains(document.activeElement))]
    },
  }
}

interface Answer {
  label: string
  onGiven: () => void
}

interface PairCardsProps<Item extends Keyed> {
  of: PairedCollection
  rows: ReturnType<typeof usePairRows<Item>>
  label: string
  words: ConfirmMessages
  searchOf: (page: number | undefined) => AddressSearch
  nameOf: (item: Item) => string
  /** undefined for a version that was not read: it is not among the listed ones, or is there no more */
  sidesOf: (item: Item) => readonly { place: Place; version: Version | undefined }[]
  /** what speaks for it */
  renderReason?: (item: Item) => ReactNode
  /** the first is the one that is nearest */
  answersOf: (item: Item) => readonly Answer[]
}

/** Records that belong together, or may: side by side, with what can be said of them. */
export function PairCards<Item extends Keyed>(props: PairCardsProps<Item>) {
  const { of, label, words, searchOf, nameOf, sidesOf, renderReason, answersOf } = props
  const { list, items, page, pages } = props.rows
  const { t } = useTranslation(['translations', 'ui'])
  const { hrefOf, onClick } = useVersionLinks(of)
  const { languageName, factsOf } = words
  const side = ({ place, version }: { place: Place; version: Version | undefined }) => (
    <div key={place.language} data-side>
      <LanguageChip language={place.language} label={languageName(place.language)} />
      <div>
        {version ? (
          <VersionTitle {...{ version }} href={hrefOf(version)} />
        ) : (
          <a href={hrefOf(place)}>{t('ui:number', { id: place.id })}</a>
        )}
        <div data-facts>{version ? <Facts>{factsOf(version)}</Facts> : t('answered.unlisted')}</div>
      </div>
    </div>
  )
  const card = (item: Item) => (
    <fieldset aria-label={nameOf(item)}>
      <div data-pair>{sidesOf(item).map(side)}</div>
      {renderReason ? <div data-why>{renderReason(item)}</div> : null}
      <div data-answers>
        {answersOf(item).map(({ label, onGiven }, at) => (
          <Button
            key={label}
            {...(at === 0 ? { variant: 'outlined', 'data-row-link': '' } : {})}
            onClick={onGiven}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
  return (
    <Pairs ref={list} role="presentation" {...{ onClick }}>
      <RecordCards caption={label} records={items} rowId={({ key }) => key} card={card} />
      <Pager {...{ page, pages, searchOf }} />
    </Pairs>
  )
}
