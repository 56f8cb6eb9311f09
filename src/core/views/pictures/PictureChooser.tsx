import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../ui/form/useSettled.ts'
import { searchTerms } from '../../query/searchTerms.ts'
import { ListError } from '../list/ListError.tsx'
import type { Image } from '../../resource/post.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { usePictureUses } from './usePictureUses.ts'
import { useQuery } from '@tanstack/react-query'
import { useService } from '../../../api/useService.ts'
import { useConfirmedClose } from '../../../ui/confirm/useConfirmedClose.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { storeAltText, unsavedAltText, unsent } from './unsavedAltText.ts'
import { mediaOptions } from './media.ts'
import { PictureUpload } from './PictureUpload.tsx'

/** Milliseconds of rest in typing after which the service is asked. */
const rest = 300

interface UsedProps {
  chosen: string
  onChoose: (image: Image) => void
}

/** The pictures in use in the agenda, found by the title of what uses them. */
function UsedPictures({ chosen, onChoose }: UsedProps) {
  const { t } = useTranslation('picture')
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
          {t('chooser.further')}
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
  const { t } = useTranslation('picture')
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
        <Button onClick={close}>{t('chooser.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
