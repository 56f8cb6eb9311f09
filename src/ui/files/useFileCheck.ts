import { useEffect, useRef, useState } from 'react'

/** A file as far as it has been read, and its rows measured against something. */
export type FileCheck<Read, Row, Problem> =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'refused'; readonly name: string; readonly problem: Problem }
  /** `known` is 0 while nobody knows how much there is to do */
  | { readonly state: 'checking'; readonly done: number; readonly known: number }
  | {
      readonly state: 'checked'
      readonly name: string
      readonly file: Read
      readonly rows: readonly Row[]
    }

/** How a check goes about it: it tells how far it is, until it is called off. */
export interface CheckHow {
  readonly onRead: (done: number, known: number) => void
  readonly signal: AbortSignal
}

interface FileWork<Read, Row, Problem> {
  readonly read: (file: File) => Promise<Read | { readonly problem: Problem }>
  /** why a file is refused that the device does not give, as one that was saved anew since it was chosen */
  readonly unread: Problem
  readonly check: (
    read: Read,
    how: CheckHow,
  ) => Promise<readonly Row[] | { readonly problem: Problem }>
  /** how many there are to check; 0 where that is not known yet */
  readonly known: (read: Read) => number
}

/** Reads a file and checks its rows; another file, or leaving, ends what is under way. */
export function useFileCheck<Read extends object, Row, Problem>({
  read,
  unread,
  check,
  known,
}: FileWork<Read, Row, Problem>) {
  const [checking, setChecking] = useState<FileCheck<Read, Row, Problem>>({ state: 'none' })
  const running = useRef(new AbortController())
  useEffect(() => () => running.current.abort(), [])

  const renewed = () => {
    running.current.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const measure = async (name: string, file: Read, signal: AbortSignal) => {
    const onRead = (done: number, all: number) => {
      if (!signal.aborted) setChecking({ state: 'checking', done, known: all })
    }
    onRead(0, known(file))
    try {
      const found = await check(file, { onRead, signal })
      if (signal.aborted) return
      if ('problem' in found) setChecking({ state: 'refused', name, problem: found.problem })
      else setChecking({ state: 'checked', name, file, rows: found })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  return {
    checking,
    /** @param readAs how this one is read, where that is another way than usual */
    async take(file: File, readAs = read): Promise<void> {
      const { name } = file
      const signal = renewed()
      setChecking({ state: 'reading' })
      const found = await readAs(file).catch(() => ({ problem: unread }))
      if (signal.aborted) return
      if ('problem' in found) setChecking({ state: 'refused', name, problem: found.problem })
      else await measure(name, found, signal)
    },
    /** Once more, after something was written. */
    async again(): Promise<void> {
      if (checking.state === 'checked') await measure(checking.name, checking.file, renewed())
    },
    stop() {
      renewed()
      setChecking({ state: 'none' })
    },
  }
}
