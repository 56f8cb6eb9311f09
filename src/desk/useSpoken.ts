import { useState } from 'react'
import type { Spoken } from '../translations/translations.ts'
import type { Ahead } from './useAhead.ts'
import { useBehind } from './useBehind.ts'

/** What versions are looked for among: the days ahead, and those just gone. */
interface Speaking {
  /** null until all of it is read */
  readonly spoken: readonly Spoken[] | null
  /** requests that the days just gone took */
  readonly pages: number
}

export function useSpoken(aheads: readonly Ahead[]): Speaking {
  const behind = useBehind(aheads)
  const [join] = useState(joiner)
  const events = aheads.map(({ language, records }, at) =>
    join(language, records, behind[at]?.records),
  )
  const spoken = aheads.map(({ language }, at) => ({ language, events: events[at] ?? [] }))
  const pages = behind.reduce((sum, one) => sum + one.pages, 0)
  return { spoken: events.includes(undefined) ? null : spoken, pages }
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
