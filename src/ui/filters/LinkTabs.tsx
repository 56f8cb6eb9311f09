import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { RouterButton } from '../RouterLinks.tsx'
import { type AddressSearch, exactly } from './address.ts'

const Line = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  scrollbarWidth: 'thin',
}))

const TabLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.75),
  padding: theme.spacing(1, 1.25),
  borderBlockEnd: '3px solid transparent',
  color: (theme.vars ?? theme).palette.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    color: (theme.vars ?? theme).palette.primary.main,
    borderBlockEndColor: 'currentColor',
    fontWeight: 600,
  },
}))

const Tab = createLink(TabLink)

const Count = styled('span')({ fontSize: '0.75rem', fontWeight: 400 })

export interface LinkTab {
  id: string
  words: string
  search: AddressSearch
  isCurrent: boolean
  /** How many records it would list; null when not known. */
  count?: number | null
}

/** Views of one list as tabs that are links: each has its own address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const row = useCurrentInView(tabs)
  return (
    <Line ref={row} aria-label={label}>
      {tabs.map(({ id, words, search, isCurrent, count }) => (
        <Tab
          key={id}
          to="."
          search={search}
          activeOptions={exactly}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {words}
          {typeof count === 'number' ? <CountWords count={count} /> : null}
        </Tab>
      ))}
    </Line>
  )
}

/** The space before is for those who hear the name of the tab. */
function CountWords({ count }: { count: number }) {
  const { i18n } = useTranslation('filters')
  return (
    <>
      {' '}
      <Count>{formatNumber(i18n.language, count)}</Count>
    </>
  )
}

interface Preset {
  id: string
  words: string
  search: AddressSearch
  isCurrent: boolean
}

/** Often wanted filters, one press away; each is an address. */
export function PresetLinks({ label, presets }: { label: string; presets: readonly Preset[] }) {
  const row = useCurrentInView(presets)
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 0.75,
        maxWidth: '100%',
        overflowX: 'auto',
        scrollbarWidth: 'thin',
      }}
    >
      {presets.map(({ id, words, search, isCurrent }) => (
        <RouterButton
          key={id}
          to="."
          activeOptions={exactly}
          search={search}
          variant={isCurrent ? 'contained' : 'outlined'}
          color={isCurrent ? 'primary' : 'inherit'}
          aria-current={isCurrent ? 'page' : undefined}
          sx={{ flexShrink: 0, borderColor: isCurrent ? undefined : 'divider' }}
        >
          {words}
        </RouterButton>
      ))}
    </Box>
  )
}

/** px of the link before, as a sign that there is more on that side */
const before = 40

/** Scrolls a row of links sideways to the current one, when that becomes another; the page stays where it is. */
function useCurrentInView(all: readonly { id: string; isCurrent: boolean }[]) {
  const row = useRef<HTMLElement>(null)
  const current = all.find(({ isCurrent }) => isCurrent)?.id
  useEffect(() => {
    if (current === undefined) return
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - before
  }, [current])
  return row
}
