import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../collection/form/languageWords.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import type { Batch } from '../takenTexts.ts'
import { DraftLine } from './DraftLine.tsx'
import { type Draft, useDrafts } from './useDrafts.ts'

const Drafts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(1.5, 0),
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, color: (theme.vars ?? theme).palette.text.secondary },
}))

interface Props {
  batch: Batch
  onClose: (hasWritten: boolean) => void
}

/** Whether it is still to be made, as far as is known. */
const isToMake = (draft: Draft) =>
  (draft.state === 'planned' && draft.plan.kind === 'draft') || draft.state === 'refused'

/** Texts of events without a version, each as the draft that it would be: shown first, then made. */
export function DraftsDialog({ batch, onClose }: Props) {
  const { t, i18n } = useTranslation('exchange')
  const nameOf = useLanguageName()
  const id = useId()
  const { drafts, isBusy, go } = useDrafts(batch)
  const language = nameOf(batch.to)
  const number = (count: number) => formatNumber(i18n.language, count)
  const made = drafts.filter(({ state }) => state === 'made').length
  const left = drafts.filter(isToMake).length
  const looked = drafts.filter(({ state }) => state !== 'looking').length
  const isLooking = looked < drafts.length
  const isMaking = isBusy && !isLooking
  const close = () => {
    if (!isMaking) onClose(made > 0)
  }
  const far = { done: number(isLooking ? looked : made), known: number(drafts.length) }
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('drafts.title', { language })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('drafts.text')}</DialogContentText>
        <Drafts aria-label={t('drafts.title', { language })}>
          {drafts.map((draft) => (
            <DraftLine key={draft.id} {...{ draft }} to={batch.to} />
          ))}
        </Drafts>
        <output>
          {isBusy ? t(isLooking ? 'drafts.looking' : 'drafts.making', far) : ''}
          {!isBusy && made > 0 ? t('drafts.done', { count: made, number: number(made) }) : ''}
        </output>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close} aria-disabled={isMaking}>
          {t('drafts.close')}
        </Button>
        {left > 0 && !isLooking ? (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => void go()}>
            {t('drafts.make', { count: left, number: number(left) })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  )
}
