import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { type AddressSearch, exactly } from './address.ts'
import { useCurrentInView } from './useCurrentInView.ts'

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
