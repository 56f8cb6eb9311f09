import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { useGridKeys } from '../board/useGridKeys.ts'
import { useVersionLinks } from '../board/useVersionLinks.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { ConfirmItem } from './confirmItems.ts'
import { type Answer, ConfirmRow } from './ConfirmRow.tsx'
import type { ConfirmWords } from './useConfirmWords.ts'

const Rows = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'block',
    '& tbody': { display: 'block', position: 'relative' },
    '& tr': { display: 'block', position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    '& td': {
      display: 'grid',
      gap: theme.spacing(0.75),
      padding: theme.spacing(1.25, 1),
      borderBlockEnd: `1px solid ${palette.divider}`,
    },
    '& td a:not(:hover)': { textDecoration: 'none' },
    '& td:focus-visible': { outlineOffset: -2 },
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

interface Props {
  collection: PairedCollection
  items: readonly ConfirmItem[]
  words: ConfirmWords
  onAnswer: (item: ConfirmItem, answer: Answer) => void
}

/** The pairs, answered by mouse or by keyboard: what is answered leaves, and the next one has the focus. */
export function ConfirmList({ collection, items, words, onAnswer }: Props) {
  const { t } = words
  const { hrefOf, onClick } = useVersionLinks(collection)
  const body = useRef<HTMLTableSectionElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    setOffset((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [items.length])
  const { element, active, onActive, onKeyDown, focus } = useGridKeys({
    rows: items.length,
    columns: 1,
    show: (row) => virtual.scrollToIndex(row, { align: 'auto' }),
    entered: '[data-confirm]',
  })
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and no memoized part gets the virtualizer
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => 132,
    getItemKey: (at) => items[at]?.key ?? at,
    overscan: 4,
    scrollMargin: offset,
    scrollPaddingStart: 72,
    scrollPaddingEnd: 24,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])].sort((one, other) => one - other),
  })
  const answered = useRef(new Set<string>())
  // The pair that was answered leaves with the focus on it, whenever the answer is kept: the one in its place has it then.
  useEffect(() => {
    const gone = [...answered.current].filter((key) => items.every((item) => item.key !== key))
    for (const key of gone) answered.current.delete(key)
    if (gone.length > 0) focus()
  })
  const answer = (item: ConfirmItem, given: Answer) => {
    if (given !== 'other') answered.current.add(item.key)
    onAnswer(item, given)
  }
  const answerActive = (given: Answer) => {
    const item = items[active.row]
    if (item && element.current?.contains(document.activeElement)) answer(item, given)
  }
  useShortcut('c', t('confirming.confirm'), () => answerActive('together'))
  useShortcut('x', t('confirming.separate'), () => answerActive('apart'))
  useShortcut('o', t('confirming.other'), () => answerActive('other'))
  return (
    <Rows
      role="grid"
      aria-label={t('confirming.title')}
      aria-rowcount={items.length}
      aria-colcount={1}
      ref={element}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <tbody ref={body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return item ? (
            <ConfirmRow
              key={key}
              {...{ item, hrefOf, words }}
              at={index}
              start={start - offset}
              isActive={index === active.row}
              onActive={() => onActive(index, 0)}
              onAnswer={(given) => answer(item, given)}
              measure={virtual.measureElement}
            />
          ) : null
        })}
      </tbody>
    </Rows>
  )
}
