import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { readFilters } from '../../../core/resource/filters.ts'
import { type Now, type RowProblem, whyRefused } from './checked.ts'
import { csvOf } from './csvFile.ts'
import { exchangeFilters } from './exchangeFilters.ts'
import { isGoing, isPerhapsThere, unitsOf, wantedStates } from './exportUnits.ts'
import { stateOf } from './readNow.ts'
import { textFields, textKinds } from './textUnit.ts'
import { largestFile } from './textsOfFile.ts'
import { xliff12Of, xliffOf } from './xliffOut.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { useSourceAt } from '../savedFrom/useSourceAt.ts'
import type { BoardRow } from '../state/boardRow.ts'
import { formatBytes, formatDateTime } from '../../../i18n/formats.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { download } from '../../../ui/download.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { BoardProps } from '../board/useBoard.ts'

/** What a translator likes to know of a record: when and where it is, and its page. */
function useNotes(of: PairedCollection): (record: Identified) => readonly string[] {
  const { t, i18n } = useTranslation('exchange')
  const when = (wall: string) => formatDateTime(i18n.language, wall)
  return (record) => {
    const { url = '', start_date, end_date, venue }: Partial<EventRecord> = record
    const page = url === '' ? [] : [t('note.url', { url })]
    if (of !== 'events') return page
    const places = (venue ?? []).map((one) => t('note.venue', { venue: one.venue }))
    const dates = t('note.dates', { start: when(start_date ?? ''), end: when(end_date ?? '') })
    return [dates, ...places, ...page]
  }
}

const formats = {
  xliff: { name: 'xlf', type: 'application/xliff+xml', write: xliffOf },
  xliff12: { name: 'xlf', type: 'application/xliff+xml', write: xliff12Of },
  csv: { name: 'csv', type: 'text/csv', write: csvOf },
}

/** Finds the records that a board has read. */
function recordsOf(readings: BoardProps['board']['readings'], of: BoardProps['of']) {
  const records = new Map<string, Identified>(
    readings.flatMap(({ language, listing }) =>
      (listing?.[of] ?? []).map((record) => [`${language} ${record.id}`, record] as const),
    ),
  )
  return (language: string, id: number) => records.get(`${language} ${id}`)
}

/** What the address asks to be handed out of the rows of a board, and the file of it. */
export function useExport({ of, board, filters }: Pick<BoardProps, 'of' | 'board' | 'filters'>) {
  const { t, i18n } = useTranslation('exchange')
  const notesOf = useNotes(of)
  const savedFrom = useSourceAt(board.service)
  const search: AddressSearch = useSearch({ strict: false })
  const asked = readFilters(exchangeFilters, search).filters
  const { service, readings } = board
  const codes = board.languages.map(({ language }) => String(language))
  const from = codes.find((code) => code === asked.from) ?? service.language
  const others = codes.filter((code) => code !== from)
  const to = others.find((code) => code === asked.to) ?? others[0] ?? ''
  const ofThis = textKinds.filter((kind) => textFields[of][kind] !== undefined)
  const kinds = ofThis.filter((kind) => asked.texts?.includes(kind) ?? true)
  const state = wantedStates.find((one) => one === filters.state)
  const { site } = service
  const recordAt = useMemo(() => recordsOf(readings, of), [readings, of])
  const rows = useMemo(
    () =>
      board.rows.filter((row) =>
        isGoing(row, { site, collection: of, from, to }, state, savedFrom),
      ),
    [board.rows, site, of, from, to, state, savedFrom],
  )
  const later = useMemo(
    () => refusedLater(rows, { service, collection: of, from, to, recordAt }),
    [rows, service, of, from, to, recordAt],
  )
  const undecided = board.rows.filter((row) => row.cells[from] && isPerhapsThere(row, to))
  const isUnread = (code: string) =>
    board.languages.some(({ language, listing }) => language === code && listing === undefined)
  const unread = [from, to].filter(isUnread)
  return {
    search,
    codes,
    from,
    others,
    to,
    ofThis,
    kinds,
    state,
    rows,
    /** those that may have a version already, where such rows are asked for */
    undecided: state === undefined || state === 'missing' ? undecided : [],
    unread,
    /** what of them could not be taken in again as things are now */
    later,
    canSave: rows.length > 0 && kinds.length > 0 && unread.length === 0,
    save(format: keyof typeof formats) {
      const units = unitsOf(rows, { site, collection: of, from, to, kinds, recordAt, notesOf })
      if (units.length === 0) return toast.show({ message: t('out.nothing'), severity: 'info' })
      const { name, type, write } = formats[format]
      const text = write(units, from, to)
      if (new Blob([text]).size > largestFile) {
        const most = formatBytes(i18n.language, largestFile)
        return toast.show({ message: t('out.tooLarge', { most }), severity: 'error' })
      }
      download(`${of}.${from}-${to}.${name}`, text, type)
      return toast.show({ message: t('out.done', { count: units.length }) })
    },
  }
}

export type Export = ReturnType<typeof useExport>

interface Way {
  readonly service: Service
  readonly collection: PairedCollection
  readonly from: string
  readonly to: string
  readonly recordAt: (language: string, id: number) => Identified | undefined
}

/** How many records are in the way of one reason. */
export interface RefusedLater {
  readonly problem: RowProblem
  readonly count: number
}

/** Why the texts of a row could not be taken in again if they came back now; null where they could. */
function whyLater(row: BoardRow, way: Way): RowProblem | null {
  const { service, collection, from, to, recordAt } = way
  const at = (language: string): Now | null => {
    const id = row.cells[language]?.version.id
    const record = id === undefined ? undefined : recordAt(language, id)
    return record === undefined ? null : stateOf(record, language, service)
  }
  const source = at(from)
  return source && whyRefused(collection, source, at(to))
}

/** What of these rows the import would refuse as things are now, by its own judgement: who translates it does so in vain. */
export function refusedLater(rows: readonly BoardRow[], way: Way): readonly RefusedLater[] {
  const counts = new Map<RowProblem, number>()
  for (const row of rows) {
    const problem = whyLater(row, way)
    if (problem !== null) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  }
  return [...counts].map(([problem, count]) => ({ problem, count }))
}
