import { useEffect, useRef, useState } from 'react'
import type { FileProblem, ReadHow, Table } from '../../table/table.ts'
import { tableOfFile } from '../../table/tableOfFile.ts'

interface TableFile {
  readonly table: Table
  readonly isReading: boolean
  /** why it could not be read the other way; what was read before stays */
  readonly problem: FileProblem | null
}

/** A file that can be read another way: another sheet of it, other days. The last that was asked for counts. */
export function useTableFile(file: File, first: Table, onRead: () => void) {
  const [state, setState] = useState<TableFile>({ table: first, isReading: false, problem: null })
  const last = useRef(0)
  useEffect(
    () => () => {
      last.current = -1
    },
    [],
  )
  const reread = async (how: ReadHow) => {
    const own = last.current + 1
    last.current = own
    setState((before) => ({ ...before, isReading: true, problem: null }))
    const read = await tableOfFile(file, how)
    if (last.current !== own) return
    if ('problem' in read)
      return setState((before) => ({ ...before, isReading: false, problem: read.problem }))
    onRead()
    setState({ table: read, isReading: false, problem: null })
  }
  return { ...state, reread: (how: ReadHow) => void reread(how) }
}
