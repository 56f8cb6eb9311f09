import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../i18n/formats.ts'
import type { Refusal } from '../../../api/refusal.ts'
import { refusalDetails } from '../../../api/refusalWords.ts'
import { useFileChoice } from '../../../ui/files/useFileChoice.tsx'
import { useFilesOnPage } from '../../../ui/files/useFilesOnPage.ts'
import { RefusalNote } from '../../../ui/RefusalNote.tsx'
import type { Image } from '../../resource/post.ts'
import { isInDoubt, isTooLarge } from './bringInOnce.ts'
import { mostBytes } from './fileProblem.ts'
import { type Described, TakenFile, Ways } from './TakenFile.tsx'
import { useUpload } from './useUpload.ts'

const Place = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5),
  marginBlockEnd: theme.spacing(2),
  border: `2px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& img': { maxWidth: 240, maxHeight: 160, borderRadius: theme.shape.borderRadius },
}))

interface Props extends Described {
  /** Dropped on the form before this was open. */
  first: File | null
  onDone: (image: Image) => void
}

/** A new picture from a file, dropped, pasted or looked for. */
export function PictureUpload({ first, onDone, ...described }: Props) {
  const { t, i18n } = useTranslation('picture')
  const upload = useUpload(onDone)
  const taken = useRef(false)
  const { take } = upload
  const choice = useFileChoice({
    label: t('upload.look'),
    accept: 'image/png,image/jpeg,image/gif,image/webp,image/avif',
    onFile: take,
  })
  useEffect(() => {
    if (first && !taken.current) take(first)
    taken.current = true
  }, [first, take])
  useFilesOnPage(take)
  const most = formatBytes(i18n.language, mostBytes)
  return (
    <Place aria-label={t('upload.title')}>
      <Ways>
        <Button variant="outlined" onClick={choice.open}>
          {t('upload.look')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {t('upload.ways', { most })}
        </Typography>
        {choice.input}
      </Ways>
      {upload.problem ? (
        <Alert severity="error">{t(`upload.problem.${upload.problem}`, { most })}</Alert>
      ) : null}
      {upload.refusal ? <UploadRefusal refusal={upload.refusal} /> : null}
      {upload.file ? <TakenFile {...upload} {...described} file={upload.file} /> : null}
    </Place>
  )
}

function UploadRefusal({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('picture')
  const mayHaveArrived = isInDoubt(refusal)
  const words = mayHaveArrived
    ? 'lost'
    : isTooLarge(refusal)
      ? 'large'
      : refusal.kind === 'forbidden'
        ? 'forbidden'
        : 'other'
  return (
    <RefusalNote
      title={t(mayHaveArrived ? 'upload.refused.inDoubt' : 'upload.refused.title')}
      text={t(`upload.refused.${words}`)}
      details={refusalDetails(refusal)}
    />
  )
}
