import Alert from '@mui/material/Alert'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../api/language.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import type { ListFilters } from '../../../core/views/list/recordList.ts'
import { type ChosenRecords, SelectionBar } from '../../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../../core/views/list/select/selections.ts'
import { recordActions } from '../../../resources/recordActions.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { type BoardRow, linkOf } from '../state/boardRow.ts'
import { VersionLine, VersionLines } from '../version/VersionLine.tsx'
import { pageOf } from './BoardRows.tsx'
import type { BoardState } from './useBoard.ts'

interface BoardSelectionProps extends Pick<SelectionProps<BoardRow>, 'rows' | 'early'> {
  of: PairedCollection
  board: BoardState
  /** what the selection is kept under */
  name: string
  /** what the address asks for, but for the page */
  asked: AddressSearch
  page: number | undefined
  /** every row that the address asks for */
  all: readonly BoardRow[]
  /** the same in the order in which they are drawn, but for what waits */
  drawn: readonly BoardRow[]
}

/** What can be done with the rows that are selected: with their versions, in the languages that are chosen. */
export function BoardSelection({ of, board, name, asked, all, ...props }: BoardSelectionProps) {
  const { page, pages, items } = pageOf(props.drawn, props.page)
  const data = { items, page, pages, total: all.length, unreadable: 0 }
  const narrowed: ListFilters & { view: string } = { view: JSON.stringify(asked) }
  const list = {
    service: board.service,
    collection: { name },
    asked: narrowed,
    all,
    result: { data },
  }
  return (
    <SelectionBar {...{ list }} records={items} rows={props.rows} early={props.early}>
      {(chosen) => <VersionActions {...{ of, board }} {...chosen} />}
    </SelectionBar>
  )
}

interface VersionActionsProps extends ChosenRecords<BoardRow> {
  of: PairedCollection
  board: BoardState
}

function VersionActions({ of, board, records: rows, onWritten }: VersionActionsProps) {
  const { t } = useTranslation('ui')
  const { service, listings } = board
  const read = board.languages.flatMap(({ language, listing }) => (listing ? language : []))
  const [left, setLeft] = useState<readonly Language[]>([])
  const languages = read.filter((language) => !left.includes(language))
  const languageOf = new Map<Identified, Language>()
  for (const language of languages) {
    const listing = listings.find((one) => one.language === language)
    const byId = new Map(listing?.[of].map((record) => [record.id, record]))
    for (const row of rows) {
      const record =
        isWorkedOn(row, language, languages) && byId.get(row.cells[language]?.version.id ?? 0)
      if (record) languageOf.set(record, language)
    }
  }
  const Actions = recordActions[of]
  return (
    <>
      <ToggleButtonGroup
        aria-label={t('languages')}
        size="small"
        color="primary"
        value={languages}
        onChange={(_, chosen: readonly Language[]) =>
          setLeft(read.filter((language) => !chosen.includes(language)))
        }
      >
        {read.map((language) => (
          <ToggleButton
            key={language}
            value={language}
            aria-label={service.configuration.languages[language]}
            sx={{ minWidth: 40, minHeight: 32, py: 0, textTransform: 'uppercase' }}
          >
            {language}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {languageOf.size > 0 ? (
        <Actions
          records={[...languageOf.keys()]}
          several={{
            languageOf: (record) => {
              const language = languageOf.get(record)
              return language === service.language ? undefined : language
            },
            note: <Unconfirmed rows={rows} {...{ languages }} />,
          }}
          // The board hears of writes by itself.
          onWritten={() => onWritten(new Map())}
        />
      ) : null}
    </>
  )
}

/** What is merely possible is no version of a row, and one record that is listed in two languages is written once. */
function isWorkedOn({ cells, source }: BoardRow, language: string, languages: readonly string[]) {
  const cell = cells[language]
  if (!cell || cell.isDoubtful) return false
  return !cell.isShared || !languages.includes(source.language)
}

interface UnconfirmedProps {
  rows: readonly BoardRow[]
  languages: readonly string[]
}

/** So many rows are shown before the rest is counted. */
const mostShown = 10

/** The titles of what nobody has confirmed to be one thing, side by side (product.md §8). */
function Unconfirmed({ rows, languages }: UnconfirmedProps) {
  const { t } = useTranslation(['translations', 'ui'])
  const unsure = rows.flatMap((row) => {
    const versions = languages.flatMap((language) =>
      isWorkedOn(row, language, languages) ? (row.cells[language]?.version ?? []) : [],
    )
    const isUnsure = versions.some(
      (version) =>
        version !== row.source && linkOf(row.group, row.source, version)?.certainty !== 'confirmed',
    )
    return isUnsure ? [{ row, versions: [...new Set([row.source, ...versions])] }] : []
  })
  if (unsure.length === 0) return null
  const more = unsure.length - mostShown
  return (
    <Alert severity="warning">
      {t('unconfirmed')}
      {unsure.slice(0, mostShown).map(({ row, versions }) => (
        <VersionLines key={row.id}>
          {versions.map((version) => (
            <VersionLine
              key={version.language}
              version={{ ...version, title: version.texts.title }}
            />
          ))}
        </VersionLines>
      ))}
      {more > 0 ? t('ui:andMore', { count: more }) : null}
    </Alert>
  )
}
