import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Hit } from '../hits/hit.ts'

interface Worked {
  /** as they stand under each other */
  hits: readonly Hit[]
  onOpen: (hit: Hit, isBeside: boolean) => void
  onPin: (hit: Hit) => void
  onClose: () => void
}

/** Where a key leads from one place of a list; null for a key that leads nowhere. */
function stepped(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * A box over a list, as WAI-ARIA's combobox has it: the focus stays in the box, keys go through the list. The library's
 * own would keep to a hit that came first when a better one comes above it; here the first one stands out until
 * somebody goes elsewhere.
 */
export function useCombobox({ hits, onOpen, onPin, onClose }: Worked) {
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const found = hits.findIndex(({ key }) => key === chosen)
  const at = hits.length === 0 ? -1 : Math.max(0, found)
  const optionId = (index: number) => `${id}-${index}`
  const active = at === -1 ? undefined : optionId(at)
  useEffect(() => {
    if (chosen !== null && active)
      document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen, active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    const hit = hits[at]
    const isPin = event.shiftKey && event.key === 'Enter'
    if (event.shiftKey && !isPin) return
    const isBeside = event.ctrlKey || event.metaKey
    const next = hits.length === 0 || isBeside ? null : stepped(event.key, at, hits.length)
    if (next !== null) setChosen(hits[next]?.key ?? null)
    else if (isPin && hit) {
      // It stays the one that stands out where it goes.
      setChosen(hit.key)
      onPin(hit)
    } else if (event.key === 'Enter' && hit) onOpen(hit, isBeside)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    listProps: { role: 'listbox', id: `${id}-list` },
    /** A part of the list, and what is its heading. */
    groupProps: (name: string) => ({ role: 'group', 'aria-labelledby': `${id}-${name}` }),
    headingProps: (name: string) => ({ role: 'presentation', id: `${id}-${name}` }),
    optionProps: (index: number) => ({
      role: 'option',
      id: optionId(index),
      'aria-selected': index === at,
    }),
    /** The first one stands out again. */
    begin: () => setChosen(null),
    boxProps: {
      role: 'combobox',
      'aria-expanded': hits.length > 0,
      'aria-controls': hits.length > 0 ? `${id}-list` : undefined,
      'aria-activedescendant': active,
      'aria-autocomplete': 'list' as const,
      onKeyDown,
    },
  }
}

export type Combobox = ReturnType<typeof useCombobox>
