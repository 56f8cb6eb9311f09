import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { TableOptions, type TableOptionsProps } from '../../../ui/table/TableOptions.tsx'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { useMayWrite } from './statusReach.ts'
import type { Viewed } from './views/viewed.ts'

/** A page beside a list, about the same records. */
export interface ListLink {
  to: string
  words: string
  search: AddressSearch
}

interface ListOptionsProps extends TableOptionsProps {
  viewed: Viewed
  links: readonly ListLink[]
}

/** How a list is shown, and what can be done with all of it: to a file, from a file, and what the resource adds. */
export function ListOptions({ viewed, links, ...table }: ListOptionsProps) {
  const { t } = useTranslation('filters')
  const { service, name, current, exported = current } = viewed
  const isNarrow = useIsNarrow()
  const mayWrite = useMayWrite(service)
  const to = '/$language/transfer'
  const all: readonly ListLink[] = [
    ...(mayWrite ? [{ to, words: t('import'), search: { of: name, part: 'new' } }] : []),
    { to, words: t('export'), search: { ...exported, of: name } },
    ...links,
  ]
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {all.map(({ to, words, search }) => (
          <RouterButton
            key={words}
            {...{ to, search }}
            params={{ language: service.language }}
            variant="outlined"
          >
            {words}
          </RouterButton>
        ))}
      </Box>
      <TableOptions {...table} columns={isNarrow ? [] : table.columns} />
    </>
  )
}
