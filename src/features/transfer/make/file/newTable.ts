import type { CollectionName } from '../../../../core/resource/collection.ts'
import { openedTable, type ReadOptions } from '../../table/fileOptions.ts'
import type { Table } from '../../table/table.ts'
import { mappingFor } from '../columns/storedMapping.ts'
import { guessedMapping, type Mapping, orderedColumns } from '../columns/mapping.ts'

/**
 * A file of new records under the names that one of its rows has, and what of it can be read in several ways.
 * @param own the columns as a person has chosen them; null as they seem to be
 */
export function newTable(
  of: CollectionName,
  read: Table,
  chosen: ReadOptions = {},
  own: Mapping | null = null,
) {
  const mappingOf = (names: readonly string[]) => own ?? mappingFor(of, names)
  const opened = openedTable(read, chosen, {
    known: (names) => Object.keys(guessedMapping(of, names)).length,
    columns: (names) => orderedColumns(mappingOf(names)),
  })
  return { ...opened, mapping: mappingOf(opened.table.names) }
}
