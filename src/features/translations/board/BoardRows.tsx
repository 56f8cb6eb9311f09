import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusDot } from '../../../core/views/list/StatusMark.tsx'
import { useStatusNames } from '../../../core/views/list/statusName.ts'
import { VersionTitle } from './VersionTitle.tsx'
import { useVersionLinks, type VersionLinks } from './useVersionLinks.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { type BoardCell, type BoardRow, isUnfinished } from '../state/boardRow.ts'
import type { Version, Fact } from '../state/version.ts'
import { formatDate, formatDateTime, formatList } from '../../../i18n/formats.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { Pager } from '../../../ui/table/Pager.tsx'
import { RecordCards } from '../../../ui/table/RecordCards.tsx'
import { RecordTable } from '../../../ui/table/RecordTable.tsx'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'

/** Dressed as a whole: what stands in the cells is drawn some hundred times. */
const Rows = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    '& [data-cell]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: theme.spacing(0.75),
      whiteSpace: 'normal',
    },
    '& [data-cell] > [data-marks]': { gridColumn: 2 },
    '& [data-cell] > :only-child': { gridColumn: '1 / -1' },
    // The target is higher than the line, and the row no higher for it.
    '& [data-cell] a': { paddingBlock: 2, marginBlock: -2, outlineOffset: -2, color: 'inherit' },
    '& [data-cell] a:not(:hover)': { textDecoration: 'none' },
    '& [data-marks]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: theme.spacing(0, 1.25),
      color: palette.text.secondary,
      fontSize: '0.75rem',
    },
    '& [data-warns]': { color: palette.warning.main, fontWeight: 600 },
    '& [data-missing]': { color: palette.text.secondary, fontStyle: 'italic' },
    // One line a row: the title gives way to what is wrong with it.
    [theme.breakpoints.up('lg')]: {
      '--title-lines': '1',
      '& [data-cell]': { display: 'flex', alignItems: 'center' },
      '& [data-cell] > [aria-hidden]': { flex: 'none' },
      '& [data-cell] > a': { minWidth: 0 },
      // Its whole cell leads where its word does.
      '& [data-missing]': { flex: 1 },
      '& [data-missing] a': { paddingBlock: 7, marginBlock: -7 },
      '& [data-marks]': { flex: 'none', maxWidth: '60%', marginInlineStart: theme.spacing(1) },
    },
    '& [data-version]': {
      display: 'flex',
      alignItems: 'start',
      gap: theme.spacing(1),
      paddingBlockStart: 4,
    },
    '& [data-version] > [data-cell]': { flex: 1, minWidth: 0 },
  }
})

interface BoardColumn {
  language: string
  /** as the language calls itself */
  name: string
  isRead: boolean
}

interface BoardRowsProps {
  rows: readonly BoardRow[]
  collection: PairedCollection
  columns: readonly BoardColumn[]
  page: number | undefined
  searchOf: (page: number | undefined) => AddressSearch
  /** rows can be chosen */
  picks: boolean
  /** all of them are here; nothing is done with some before */
  isWhole: boolean
}

const rowId = ({ id }: BoardRow) => id

/** The rows of a page, with a column for each language. */
export function BoardRows(props: BoardRowsProps) {
  const { rows, collection, columns, page, searchOf, picks, isWhole } = props
  const labels = useTranslationsLabels()
  const { t } = labels
  const links = useVersionLinks(collection)
  const isNarrow = useIsNarrow()
  const isMiddle = useIsNarrow('lg')
  const list = useRowKeys()
  const shown = pageOf(rows, page)
  const caption = t(`captions.${collection}`)
  const contentOf = (row: BoardRow, column: BoardColumn) => (
    <LanguageContent {...{ row, column, links, labels }} isOwn={column === ownOf(row, columns)} />
  )
  const ofLanguages = columns.map((column): RecordColumn<BoardRow> => ({
    id: column.language,
    header: column.name,
    lang: column.language,
    cell: (row) => contentOf(row, column),
  }))
  // Its day and its hour each on a line where there is little room.
  const whenOf = ({ source }: BoardRow) => <span style={wrapping}>{labels.when(source)}</span>
  const when: RecordColumn<BoardRow> = {
    id: 'when',
    header: t('ui:when'),
    width: isMiddle ? '9.5rem' : '12.5rem',
    cell: whenOf,
  }
  const hasWhen = collection === 'events'
  const card = (row: BoardRow) => (
    <>
      {hasWhen ? labels.when(row.source) : null}
      {columns.map((column) => (
        <div key={column.language} data-version>
          <LanguageChip language={column.language} label={column.name} />
          {contentOf(row, column)}
        </div>
      ))}
    </>
  )
  const listed = { caption, rowId, records: shown.items }
  const nameOf = ({ source }: BoardRow) => source.texts.title || t('ui:untitled')
  const pick = picks ? { all: t('filters:row.pickAll'), one: nameOf } : undefined
  return (
    <Rows ref={list} role="presentation" onClick={links.onClick}>
      <fieldset disabled={!isWhole} role="presentation" style={bare}>
        {isNarrow ? (
          <RecordCards {...listed} card={card} pick={pick?.one} />
        ) : (
          <RecordTable
            {...listed}
            columns={hasWhen ? [when, ...ofLanguages] : ofLanguages}
            shown={everyColumn}
            pick={pick}
          />
        )}
      </fieldset>
      <Pager page={shown.page} pages={shown.pages} searchOf={searchOf} />
    </Rows>
  )
}

const wrapping = { whiteSpace: 'normal' } as const

const everyColumn = {}

const bare = { display: 'contents' } as const

/** As many as a page of any list. */
const perPage = 50

/** The items of a page, of the last one where there are fewer. */
export function pageOf<Item>(items: readonly Item[], asked = 1) {
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const page = Math.min(Math.max(1, asked), pages)
  return { page, pages, items: items.slice((page - 1) * perPage, page * perPage) }
}

/** The first column that leads anywhere: its link is the row's own. */
function ownOf({ cells }: BoardRow, columns: readonly BoardColumn[]) {
  return columns.find(({ language, isRead }) => cells[language] ?? isRead)
}

interface LanguageContentProps {
  row: BoardRow
  column: BoardColumn
  /** whether its link is the row's own */
  isOwn: boolean
  links: VersionLinks
  labels: TranslationsLabels
}

/** The version in a language, or why there is none and where it is made. */
function LanguageContent({ row, column, isOwn, links, labels }: LanguageContentProps) {
  const { language, isRead } = column
  const { t } = labels
  const cell = row.cells[language]
  const own = isOwn ? { 'data-row-link': '' } : {}
  return (
    <div data-cell>
      {cell ? (
        <VersionContent {...{ cell, links, labels, own }} />
      ) : (
        <span data-missing>
          {isRead ? (
            <a
              {...own}
              href={links.besideOf(row.source) ?? links.versionOf(row.source, language)}
              style={absentStyle}
            >
              {t(`marks.${absenceIn(row, language)}`)}
            </a>
          ) : (
            t('marks.unread')
          )}
        </span>
      )}
    </div>
  )
}

const absentStyle = { display: 'block' } as const

/** Why a language that was read shows no version. */
function absenceIn({ unread, unpaired }: BoardRow, language: string) {
  if (unread.includes(language)) return 'unread'
  return unpaired.includes(language) ? 'unpaired' : 'missing'
}

interface VersionContentProps {
  cell: BoardCell
  links: VersionLinks
  labels: TranslationsLabels
  own: object
}

/** A version: its title, its status, and what is wrong with it; where there is work on it, it opens beside the source. */
function VersionContent({ cell, links, labels, own }: VersionContentProps) {
  const { version, isSource, isShared, isOutOfDate, isIdentical, differs, isDoubtful } = cell
  const { status } = version
  const { t } = labels
  const isWork =
    isOutOfDate || isIdentical || differs.length > 0 || (!isSource && isUnfinished(version))
  const href = (isWork ? links.besideOf(version) : null) ?? links.hrefOf(version)
  return (
    <>
      {status === null ? null : <StatusDot {...{ status }} />}
      <VersionTitle {...{ version, href, own }} />
      <div data-marks>
        {status === null ? null : status === 'publish' ? (
          <Unseen>{labels.status(status)}</Unseen>
        ) : (
          <span>{labels.status(status)}</span>
        )}
        {isSource ? <span>{t('marks.source')}</span> : null}
        {isShared ? <span>{t('marks.shared')}</span> : null}
        {isDoubtful ? <span data-warns>{t('marks.possible')}</span> : null}
        {isOutOfDate ? <span data-warns>{t('marks.outOfDate')}</span> : null}
        {isIdentical ? <span data-warns>{t('marks.identical')}</span> : null}
        {differs.length > 0 ? <span data-warns>{labels.differs(differs)}</span> : null}
      </div>
    </>
  )
}

/** What the rows are said with. Asked for once a board, not once a cell. */
function useTranslationsLabels() {
  const { t, i18n } = useTranslation(['translations', 'filters', 'ui'])
  const { ofOne } = useStatusNames()
  const { language } = i18n
  return useMemo(() => {
    const known = new Map<string, string>()
    const differing = (facts: readonly Fact[]) => {
      const words = facts.map((fact) => t(`facts.${fact}`))
      return t('marks.differ', { facts: formatList(language, words) })
    }
    return {
      t,
      status: ofOne,
      /** The hours of what lasts all day say nothing. */
      when: ({ start_date, facts }: Version) =>
        (facts.all_day === 'true' ? formatDate : formatDateTime)(language, start_date, 'short'),
      /** Few things differ in many ways: each is put into words once. */
      differs: (facts: readonly Fact[]) => {
        const key = facts.join(' ')
        const words = known.get(key) ?? differing(facts)
        known.set(key, words)
        return words
      },
    }
  }, [t, ofOne, language])
}

type TranslationsLabels = ReturnType<typeof useTranslationsLabels>
