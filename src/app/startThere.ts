import { redirect } from '@tanstack/react-router'
import { inThisTab, readEntry, writeEntry } from '../ui/storage.ts'
import { parseSearch } from './search.ts'

interface Opening {
  /** the router's word: `enter` when another page was there before */
  cause: string
  /** of the tab's history, the same after Back and a reload */
  entry: string | undefined
  to: string
  params: { language: string }
}

const name = 'views.unfiltered'

/** As many as a tab remembers. */
const most = 50

/** Goes on to where the list starts, unless a person took its filters off there: Back and a reload come to the same page. */
export function startThere({ cause, entry = '', to, params }: Opening, start: string): void {
  if (cause === 'preload') return
  const seen = readEntry(inThisTab, name)?.split(' ') ?? []
  if (seen.includes(entry)) return
  if (cause === 'enter') throw redirect({ to, params, search: parseSearch(start), replace: true })
  writeEntry(inThisTab, name, [...seen, entry].slice(-most).join(' '))
}
