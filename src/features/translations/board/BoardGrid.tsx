import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { BoardRow } from '../state/boardRow.ts'
import { BoardGridRow } from './BoardGridRow.tsx'
import { Grid } from './boardGridStyle.ts'
import { useTranslationsLabels } from './useTranslationsLabels.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useVersionLinks } from './useVersionLinks.ts'

interface Props {
  rows: readonly BoardRow[]
  collection: PairedCollection
  columns: readonly { language: string; name: string; isRead: boolean }[]
}

/** px that a row has before it is measured: a line where there is room, else two, and cards on a phone */
const usualHeight = { wide: 34, middle: 54, narrow: 150 }

/** px at the top that bars cover */
const covered = 100

/** Rows beyond the screen, so that what scrolls in is there already. */
const overscan = 3

/**
 * Ten thousand rows of which the document holds those on the screen. The row that has the focus stays in it wherever
 * one scrolls: a focus that its element is taken from would be lost.
 */
export function BoardGrid({ rows, collection, columns }: Props) {
  const words = useTranslationsLabels()
  const { hrefOf, besideOf, versionOf, onClick } = useVersionLinks(collection)
  const { t } = words
  const isNarrow = useIsNarrow()
  const isMiddle = useIsNarrow('lg')
  const body = useRef<HTMLTableSectionElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0
    setOffset(top + window.scrollY)
  }, [rows])
  const hasWhen = collection === 'events'
  const keys = useGridKeys({
    rows: rows.length,
    columns: columns.length + (hasWhen ? 1 : 0),
    show: (row) => virtual.scrollToIndex(row, { align: 'auto' }),
  })
  const { element, active, onActive, onKeyDown } = keys
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and no memoized part gets the virtualizer
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight[isNarrow ? 'narrow' : isMiddle ? 'middle' : 'wide'],
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan,
    scrollMargin: offset,
    scrollPaddingStart: covered,
    scrollPaddingEnd: 24,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])].sort((one, other) => one - other),
  })
  const activate = useRef(onActive)
  useLayoutEffect(() => {
    activate.current = onActive
  })
  const onCell = useCallback((row: number, column: number) => activate.current(row, column), [])
  const template = `${hasWhen ? 'var(--when, 9.5rem) ' : ''}repeat(${columns.length}, minmax(0, 1fr))`
  return (
    <Grid
      role="grid"
      aria-label={t(`captions.${collection}`)}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + (hasWhen ? 1 : 0)}
      columns={template}
      ref={element}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <thead>
        <tr aria-rowindex={1}>
          {hasWhen ? <th scope="col">{t('ui:when')}</th> : null}
          {columns.map(({ language, name }) => (
            <th key={language} scope="col" lang={language}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          return row ? (
            <BoardGridRow
              key={key}
              {...{ row, columns, words, hasWhen, isNarrow, hrefOf, besideOf, versionOf }}
              at={index}
              start={start - offset}
              activeColumn={index === active.row ? active.column : null}
              onActive={onCell}
              measure={virtual.measureElement}
            />
          ) : null
        })}
      </tbody>
    </Grid>
  )
}
