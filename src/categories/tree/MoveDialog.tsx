import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermRecord } from '../categories.ts'
import { ParentPicker } from './ParentPicker.tsx'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'
import { useService } from '../../service/useService.ts'

interface MoveDialogProps {
  category: TermRecord
  terms: readonly TermRecord[]
  onMove: (parent: number) => void
  onClose: () => void
}

/** Puts a category anywhere in the tree. */
export function MoveDialog({ category, terms, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['categoryList', 'categoryTree'])
  const { language } = useService()
  const title = useId()
  const [parent, setParent] = useState(category.parent)
  const name = category.name || `#${category.id}`
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        <Sentence words={t('move.title', { name: inLanguage(name, language) })} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('move.text')}</DialogContentText>
        <ParentPicker
          {...{ terms, category }}
          label={t('categoryTree:parent')}
          value={parent}
          onChange={setParent}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('move.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose()
            onMove(parent)
          }}
        >
          {t('move.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
