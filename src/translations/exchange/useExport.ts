import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import { readFilters } from '../../collection/filters.ts'
import { download } from '../../ui/download.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { BoardProps } from '../board/Board.tsx'
import { useSourceAt } from '../savedFrom/useSourceAt.ts'
import { csvOf } from './csvFile.ts'
import { exchangeFilters } from './exchangeFilters.ts'
import { isGoing, isPerhapsThere, unitsOf, wantedStates } from './exportUnits.ts'
import { textFields, textKinds } from './textUnit.ts'
import { useNotes } from './useNotes.ts'
import { xliffOf } from './xliffOut.ts'

const formats = {
  xlf: { type: 'application/xliff+xml', write: xliffOf },
  csv: { type: 'text/csv', write: csvOf },
}

/** What the address asks to be handed out of the rows of a board, and the file of it. */
export function useExport({ of, board, filters }: Pick<BoardProps, 'of' | 'board' | 'filters'>) {
  const { t } = useTranslation('exchange')
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
  const way = { site: service.site, collection: of, from, to }
  const rows = board.rows.filter((row) => isGoing(row, way, state, savedFrom))
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
    canSave: rows.length > 0 && kinds.length > 0 && unread.length === 0,
    save(format: keyof typeof formats) {
      const records = new Map<string, Identified>(
        readings.flatMap(({ language, listing }) =>
          (listing?.[of] ?? []).map((record) => [`${language} ${record.id}`, record] as const),
        ),
      )
      const recordAt = (language: string, id: number) => records.get(`${language} ${id}`)
      const units = unitsOf(rows, { ...way, kinds, recordAt, notesOf })
      if (units.length === 0) return toast.show({ message: t('out.nothing'), severity: 'info' })
      const { type, write } = formats[format]
      download(`${of}.${from}-${to}.${format}`, write(units, from, to), type)
      return toast.show({ message: t('out.done', { count: units.length }) })
    },
  }
}

export type Export = ReturnType<typeof useExport>
