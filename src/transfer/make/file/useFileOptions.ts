import { useMemo, useState } from 'react'
import type { CollectionName } from '../../../collection/collection.ts'
import { fileOptions, likelyHead, type ReadOptions, withHead } from '../../table/fileOptions.ts'
import type { Table } from '../../table/table.ts'
import { mappingFor } from '../columns/keptMapping.ts'
import { guessedMapping, type Mapping } from '../columns/mapping.ts'

/**
 * A file under the names that one of its rows has, and what of it can be read in several ways.
 * @param own the columns as a person has chosen them; null as they seem to be
 */
export function useFileOptions(of: CollectionName, whole: Table, own: Mapping | null) {
  const [chosen, setChosen] = useState<ReadOptions>({})
  const { head: chosenHead } = chosen
  return useMemo(() => {
    const known = (names: readonly string[]) => Object.keys(guessedMapping(of, names)).length
    const head = whole.calendar ? 0 : (chosenHead ?? likelyHead(whole, known))
    const table = withHead(whole, head)
    const mapping = own ?? mappingFor(of, table.names)
    const { start_date, end_date, cost: price } = mapping
    const days = [start_date, end_date].filter((column) => column !== undefined)
    const options = fileOptions(whole, head, known(table.names), { days, price })
    return { table, mapping, options, chosen, setChosen }
  }, [of, whole, own, chosen, chosenHead])
}
