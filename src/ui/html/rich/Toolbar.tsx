import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.25),
  padding: theme.spacing(0.25, 0.75),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

const controls = 'button:not(:disabled), select:not(:disabled)'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** One stop for the Tab key; arrows lead through what is in it. */
export function Toolbar(props: { label: string; controls: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const all = () => Array.from(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])
  // The stop of the Tab key may have been turned off: with nothing to undo any more, the bar would have none.
  useEffect(() => {
    const [first] = all()
    if (all().every(({ tabIndex }) => tabIndex !== 0) && first) first.tabIndex = 0
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const found = all()
    const at = found.findIndex((control) => control === event.target)
    const step = steps[event.key]
    if (!step || at === -1 || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    found[step(at, found.length)]?.focus()
  }
  const onFocus = (event: { target: EventTarget }) => {
    for (const control of all()) control.tabIndex = control === event.target ? 0 : -1
  }
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={props.label}
      aria-controls={props.controls}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {props.children}
    </Bar>
  )
}
