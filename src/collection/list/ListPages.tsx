import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Pager } from '../../ui/table/Pager.tsx'
import { PageSize } from '../../ui/table/PageSize.tsx'
import type { Identified } from '../collection.ts'
import type { RecordList } from './recordList.ts'

const sizes = [10, 25, 50] as const

interface ListPagesProps<R extends Identified> {
  list: RecordList<R>
  page: number
  pages: number
  help: string | undefined
}

/** The ways to the other pages, and how large they are. */
export function ListPages<R extends Identified>({ list, page, pages, help }: ListPagesProps<R>) {
  const { filters, searchOf, change, service, isBackwards } = list
  const { perPage } = service.configuration.service
  const start = isBackwards ? pages : 1
  const searchFor = (page: number) =>
    searchOf({ ...filters, page: page === start ? undefined : page })
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1.5,
          my: 1.5,
        }}
      >
        <Pager page={page} pages={pages} searchOf={searchFor} isBackwards={isBackwards} />
        <PageSize
          value={filters.per_page ?? perPage}
          sizes={sizes}
          onChange={(size) => change({ per_page: size === perPage ? undefined : size })}
        />
      </Box>
      {help ? (
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
      ) : null}
    </>
  )
}
