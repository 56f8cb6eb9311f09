import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { Late } from '../../ui/Late.tsx'
import type { Hit } from '../hits/hit.ts'
import type { Search } from './useSearch.ts'

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2.5),
  color: (theme.vars ?? theme).palette.text.secondary,
}))

/** How many there are, said once all have answered; or why there is nothing. */
export function SearchStatus({ search }: { search: Search }) {
  const { t, i18n } = useTranslation('search')
  const { typed, isReading, meaning, groups, failed } = search
  // A way to a whole list is no result.
  const isResult = (hit: Hit) => hit.kind === 'record' || hit.language === undefined
  const count = groups.flatMap(({ hits }) => hits).filter(isResult).length
  const found = () => {
    if (typed.trim() === '' || isReading) return ''
    if (count > 0) return t('found', { count, number: formatNumber(i18n.language, count) })
    if (failed.length > 0) return ''
    if (meaning.kind === 'lost') return t('lost')
    return t(meaning.kind === 'record' ? 'noRecord' : 'none')
  }
  return (
    <Words>
      <output>{found()}</output>
      {isReading && typed.trim() !== '' ? <Late>{t('reading')}</Late> : null}
    </Words>
  )
}
