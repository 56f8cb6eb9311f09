import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../i18n/formats.ts'
import type { useUpload } from './useUpload.ts'
import { Facts } from '../../../ui/Facts.tsx'

export const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}))

/** What a picture shows, as it is typed. */
export interface Described {
  alt: string
  /** typed earlier for a picture that was not brought in */
  left: string
  onDiscard: () => void
  onDescribe: (alt: string) => void
}

type Upload = ReturnType<typeof useUpload>

interface LeftProps {
  left: string
  onTake: () => void
  onDiscard: () => void
}

/** It may have been meant for another picture. */
function LeftBehind({ left, onTake, onDiscard }: LeftProps) {
  const { t } = useTranslation(['picture', 'drafts'])
  return (
    <Alert severity="info">
      <p style={{ marginBlockStart: 0 }}>{t('upload.left', { text: left })}</p>
      <Button onClick={onTake}>{t('drafts:take')}</Button>
      <Button onClick={onDiscard}>{t('drafts:discard')}</Button>
    </Alert>
  )
}

type TakenProps = Upload & Described & { file: File }

/** A file that is here and not on the site yet: how it looks, the words for it, and the way there. */
export function TakenFile({ file, alt, left, onDescribe, onDiscard, ...upload }: TakenProps) {
  const { t, i18n } = useTranslation('picture')
  const { isSending, send, stop, drop } = upload
  // Of each file anew: what is pasted has the same name every time.
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <>
      <img src={address} alt={t('upload.preview')} />
      <Typography variant="body2">
        <Facts>
          {file.name}
          {formatBytes(i18n.language, file.size)}
        </Facts>
      </Typography>
      {left && alt === '' ? (
        <LeftBehind {...{ left, onDiscard }} onTake={() => onDescribe(left)} />
      ) : null}
      <TextField
        fullWidth
        label={t('label.alt_text')}
        helperText={t('upload.altHelp')}
        value={alt}
        onChange={(event) => onDescribe(event.target.value)}
      />
      {/* Nothing tells how far a request has gone without sending cookies along, which some sites refuse. */}
      {isSending ? <LinearProgress aria-label={t('upload.sending')} /> : null}
      <Ways>
        <Button variant="contained" aria-disabled={isSending} onClick={() => send(alt)}>
          {t(isSending ? 'upload.sending' : 'upload.send')}
        </Button>
        <Button onClick={isSending ? stop : drop}>
          {t(isSending ? 'upload.stop' : 'upload.drop')}
        </Button>
      </Ways>
    </>
  )
}
