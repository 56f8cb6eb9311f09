import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../../ui/table/useIsNarrow.ts'
import type { Image } from '../post.ts'
import { UsedPictures } from './UsedPictures.tsx'

interface Props {
  /** What the field holds. */
  chosen: string
  onChoose: (image: Image) => void
  onClose: () => void
}

/** Where a picture can come from: what the agenda uses already. */
export function PictureChooser({ chosen, onChoose, onClose }: Props) {
  const { t } = useTranslation('picture')
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={useIsNarrow()}
      aria-labelledby={id}
      onClose={onClose}
    >
      <DialogTitle id={id}>{t('chooser.title')}</DialogTitle>
      <DialogContent>
        <UsedPictures {...{ chosen, onChoose }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('chooser.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
