import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../ui/form/useSettled.ts'
import { searchTerms } from '../../query/searchTerms.ts'
import { ListError } from '../list/ListError.tsx'
import type { Image } from '../../resource/post.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { useQuery, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useService } from '../../../api/useService.ts'
import { useConfirmedClose } from '../../../ui/confirm/useLeaveGuard.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { storeAltText, unsavedAltText, unsent } from './unsavedAltText.ts'
import { mediaOptions } from './media.ts'
import { PictureUpload } from './PictureUpload.tsx'
import { useStatusReach } from '../list/statusReach.ts'
import { useNarrowReach } from '../list/useRecordList.ts'
import { type Pictured, picturedOf, type PicturedRecord, usedPictures } from './pictureUses.ts'
import type { Query } from '../../../api/outgoing.ts'
import type { Service } from '../../../api/service.ts'
import { decoded } from '../../resource/decoded.ts'
import { type Page, pageOf } from '../../resource/envelope.ts'
import { keyOf } from '../../query/keys.ts'

interface PicturesAsked {
  /** words of the titles, `''` for all */
  readonly search: string
  readonly statuses: readonly string[]
}

function queryOf(service: Service, collection: Pictured, asked: PicturesAsked): Query {
  return {
    per_page: service.configuration.service.perPage,
    status: asked.statuses,
    // An empty search is refused, and a listing of events begins today (contract.md §3.2, §3.6).
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...(collection === 'events' ? { starts_after: '1900-01-01' } : {}),
  }
}

/** Events come oldest first: after the first page, which counts them, they are read from the end. */
function pageAfter(collection: Pictured, { page, pages }: Page<PicturedRecord>) {
  if (collection !== 'events') return page < pages ? page + 1 : undefined
  if (page === 1) return pages > 1 ? pages : undefined
  return page > 2 ? page - 1 : undefined
}

/** The pictures of one collection, a page of its listing at a time. */
function pictureOptions(service: Service, collection: Pictured, asked: PicturesAsked) {
  const query = queryOf(service, collection, asked)
  return infiniteQueryOptions({
    queryKey: keyOf(service, collection, 'pictures', query),
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) => {
      const call = { method: 'GET', path: collection, query: { ...query, page }, signal } as const
      const body = await service.request(call)
      const read = (wire: unknown) => picturedOf(collection, wire)
      return decoded((answer) => pageOf(answer, collection, page, read), body)
    },
    getNextPageParam: (last) => pageAfter(collection, last),
  })
}

/** Pictures that are looked for, and records looked through, before anybody asks for more. */
const enough = { pictures: 24, records: 300 }

/** The pages of one collection read so far; of events, the latest first. */
function usePicturedPages(collection: Pictured, search: string) {
  const service = useService()
  const statuses = useStatusReach(service)
  const { data, error, ...query } = useInfiniteQuery(
    pictureOptions(service, collection, { search, statuses }),
  )
  useNarrowReach(service, true, error)
  const [first, ...later] = data?.pages ?? []
  const pages = collection === 'events' ? [...later, first] : [first, ...later]
  const records = pages.flatMap((page) => page?.items ?? [])
  return { ...query, error, records, isBegun: collection !== 'events' || later.length > 0 }
}

/** Pictures in use in the agenda, collected from its listings page by page. */
function usePictureUses(search: string) {
  const all = [
    usePicturedPages('events', search),
    usePicturedPages('venues', search),
    usePicturedPages('organizers', search),
  ]
  const records = all.flatMap((pages) => pages.records)
  const used = usedPictures(records)
  const isFetching = all.some((pages) => pages.isFetching)
  const error = all.find((pages) => pages.error !== null)?.error ?? null
  const further = all.filter((pages) => pages.hasNextPage)
  const isFew = used.length < enough.pictures && records.length < enough.records
  const goesOn = further.filter(({ isBegun }) => isFew || !isBegun)
  useEffect(() => {
    if (!isFetching && error === null) for (const pages of goesOn) void pages.fetchNextPage()
  })
  return {
    used,
    records: records.length,
    isFetching,
    error,
    hasMore: further.length > 0,
    lookFurther: () => further.forEach((pages) => void pages.fetchNextPage()),
    retry: () => all.filter((pages) => pages.error).forEach((pages) => void pages.refetch()),
  }
}

/** Milliseconds of rest in typing after which the service is asked. */
const rest = 300

/** The pictures in use in the agenda, found by the title of what uses them. */
function UsedPictures({ chosen, onChoose }: { chosen: string; onChoose: (image: Image) => void }) {
  const { t } = useTranslation(['picture', 'ui'])
  const [typed, setTyped] = useState('')
  const search = useSettled(searchTerms(typed), rest)
  const { used, records, isFetching, ...uses } = usePictureUses(search)
  return (
    <>
      <TextField
        fullWidth
        type="search"
        label={t('chooser.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ mt: 1 }}
      />
      <Typography
        component="output"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', my: 1 }}
      >
        {isFetching ? t('chooser.looking') : t('chooser.found', { count: used.length, records })}
      </Typography>
      {uses.error ? (
        <ListError error={uses.error} onRetry={uses.retry} refusedFilters={[]} />
      ) : null}
      {used.length > 0 ? (
        <PictureGrid
          label={t('chooser.grid')}
          pictures={used}
          chosen={chosen}
          onChoose={({ image }) => onChoose(image)}
        />
      ) : null}
      {uses.hasMore ? (
        <Button aria-disabled={isFetching} onClick={() => isFetching || uses.lookFurther()}>
          {t('ui:more')}
        </Button>
      ) : null}
    </>
  )
}

interface Props {
  /** What the field holds. */
  chosen: string
  /** One that was dropped on the form. */
  file: File | null
  onChoose: (image: Image) => void
  onClose: () => void
}

/** Where a picture can come from: what the agenda uses already, and a file where the site takes one. */
export function PictureChooser({ chosen, file, onChoose, onClose }: Props) {
  const { t } = useTranslation(['picture', 'ui'])
  const id = useId()
  const service = useService()
  const { data: isOffered } = useQuery(mediaOptions(service))
  const [alt, setAlt] = useState('')
  const [left, setLeft] = useState(() => unsavedAltText(service, unsent)?.meant ?? '')
  const isChanged = alt.trim() !== ''
  const [isKept, setKept] = useState(true)
  const keep = (meant: string) =>
    setKept(storeAltText(service, unsent, meant.trim() === '' ? null : { opened: '', meant }))
  const describe = (text: string) => {
    setAlt(text)
    keep(text)
  }
  const discard = () => {
    setLeft('')
    keep('')
  }
  const closing = () => {
    if (isChanged) keep('')
    onClose()
  }
  const close = useConfirmedClose({ isChanged, onClose: closing, isPageGuarded: isKept })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={useIsNarrow()}
      aria-labelledby={id}
      onClose={close}
    >
      <DialogTitle id={id}>{t('chooser.title')}</DialogTitle>
      <DialogContent>
        {isOffered ? (
          <PictureUpload
            first={file}
            {...{ alt, left }}
            onDescribe={describe}
            onDiscard={discard}
            onDone={(image) => {
              keep('')
              onChoose(image)
            }}
          />
        ) : null}
        {isOffered === false && file ? <Alert severity="info">{t('upload.noRoute')}</Alert> : null}
        <UsedPictures {...{ chosen, onChoose }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('ui:cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
