import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { type AddressSearch, exactly } from '../filters/address.ts'
import { RouterButton } from '../RouterLinks.tsx'

/** A page number, or a gap between two that are not neighbours. */
type PageMark = number | 'gap'

/** First, last, the current page and its neighbours; a gap only where it spares more than one page. */
export function pagesShown(page: number, pages: number): PageMark[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((n, index): PageMark[] => {
    const before = sorted[index - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap', n] : [n]
  })
}

interface PagerProps {
  page: number
  pages: number
  searchOf: (page: number) => AddressSearch
  /** The last page comes first: for lists read from their end. */
  isBackwards?: boolean
}

/** The pages of a list, each a link. The numbers are the service's own. */
export function Pager({ page, pages, searchOf, isBackwards = false }: PagerProps) {
  const { t } = useTranslation('filters')
  if (pages < 2) return null
  const marks = pagesShown(page, pages)
  const step = isBackwards ? -1 : 1
  return (
    <Box
      component="nav"
      aria-label={t('pager.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
    >
      <StepLink page={page - step} pages={pages} searchOf={searchOf} words={t('pager.previous')}>
        <ChevronLeft fontSize="small" />
      </StepLink>
      {(isBackwards ? marks.toReversed() : marks).map((mark, index) =>
        mark === 'gap' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the place of a gap is all that it is: there are two at most
          <span key={`gap${index}`}>…</span>
        ) : (
          <PageLink key={mark} page={mark} isCurrent={mark === page} search={searchOf(mark)} />
        ),
      )}
      <StepLink page={page + step} pages={pages} searchOf={searchOf} words={t('pager.next')}>
        <ChevronRight fontSize="small" />
      </StepLink>
    </Box>
  )
}

interface PageLinkProps {
  page: number
  isCurrent: boolean
  search: AddressSearch
}

const narrow = { minWidth: 36, px: 0.75 }

function PageLink({ page, isCurrent, search }: PageLinkProps) {
  const { t, i18n } = useTranslation('filters')
  const number = formatNumber(i18n.language, page)
  return (
    <RouterButton
      to="."
      activeOptions={exactly}
      search={search}
      aria-label={t('pager.page', { page: number })}
      aria-current={isCurrent ? 'page' : undefined}
      variant={isCurrent ? 'contained' : 'text'}
      sx={narrow}
    >
      {number}
    </RouterButton>
  )
}

interface StepLinkProps {
  page: number
  pages: number
  searchOf: (page: number) => AddressSearch
  words: string
  children: React.ReactNode
}

function StepLink({ page, pages, searchOf, words, children }: StepLinkProps) {
  if (page < 1 || page > pages) return null
  return (
    <RouterButton to="." search={searchOf(page)} aria-label={words} sx={narrow}>
      {children}
    </RouterButton>
  )
}
