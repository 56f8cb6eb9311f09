import { useState } from 'react'
import type { Spoken } from '../translations/translations.ts'
import type { Ahead } from './useAhead.ts'
import { useBehind } from './useBehind.ts'

/** What versions are looked for among: the days ahead, and those just gone; null until all of it is read. */
export function useSpoken(aheads: readonly Ahead[]): readonly Spoken[] | null {
  const behind = useBehind(aheads)
  const [join] = useState(joiner)
  const events = aheads.map(({ language, records }, at) => join(language, records, behind[at]))
  if (events.includes(undefined)) return null
  return aheads.map(({ language }, at) => ({ language, events: events[at] ?? [] }))
}

/** The same array for the same two. */
function joiner() {
  type Events = Spoken['events']
  const before = new Map<string, { ahead: Events; behind: Events; all: Events }>()
  return (language: string, ahead: Events | undefined, behind: Events | undefined) => {
    if (ahead === undefined || behind === undefined) return undefined
    const known = before.get(language)
    if (known?.ahead === ahead && known.behind === behind) return known.all
    const ids = new Set(ahead.map(({ id }) => id))
    const all = [...ahead, ...behind.filter(({ id }) => !ids.has(id))]
    before.set(language, { ahead, behind, all })
    return all
  }
}
