import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../service/refusal.ts'
import { refusalDetails, refusalWords } from '../../service/refusalWords.ts'
import { useService } from '../../service/useService.ts'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import { ReadOnly } from '../../ui/form/readOnly.ts'
import { RefusalNote } from '../../ui/RefusalNote.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { describePicture, mediaOptions, mediaPictureOptions } from './media.ts'

/** What a picture shows, for those who do not see it, where the site lets it be read and written. */
export function PictureWords({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null)
  // It stands where the button was that asked for it.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} style={{ display: 'grid', gap: 12, outline: 'none' }}>
      <Words id={id} />
    </div>
  )
}

function Words({ id }: { id: number }) {
  const { t } = useTranslation('picture')
  const service = useService()
  const offered = useQuery(mediaOptions(service))
  const picture = useQuery({ ...mediaPictureOptions(service, id), enabled: offered.data === true })
  const error = offered.error ?? picture.error
  if (offered.data === false) return <Note>{t('words.noRoute')}</Note>
  if (picture.data) return <WordsBox {...{ id }} kept={picture.data.alt} />
  if (!error) return <Note>{t('words.reading')}</Note>
  const again = () => void (offered.error ? offered : picture).refetch()
  return <Refused {...{ error }} title={t('words.unread')} onRetry={again} />
}

function Note({ children }: { children: string }) {
  return (
    <Typography component="output" variant="body2" color="textSecondary">
      {children}
    </Typography>
  )
}

interface RefusedProps {
  error: Error
  title: string
  onRetry: () => void
}

function Refused({ error, title, onRetry }: RefusedProps) {
  const { t } = useTranslation('service')
  const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
  const words = refusalWords(refusal)
  const text = t(words.title, words.values)
  return <RefusalNote {...{ title, text, onRetry }} details={refusalDetails(refusal)} />
}

function WordsBox({ id, kept }: { id: number; kept: string }) {
  const { t } = useTranslation('picture')
  const service = useService()
  const isReadOnly = use(ReadOnly)
  const [typed, setTyped] = useState<string | null>(null)
  const alt = typed ?? kept
  const isChanged = alt.trim() !== kept
  const saving = useMutation({
    mutationFn: () => describePicture(service, id, alt.trim()),
    onSuccess: () => {
      setTyped(null)
      toast.show({ message: t('words.saved') })
    },
  })
  useLeaveGuard({
    isOn: isChanged,
    question: {
      title: t('words.leave.title'),
      text: t('words.leave.text'),
      action: t('words.leave.action'),
      isDangerous: true,
    },
  })
  return (
    <>
      <TextField
        fullWidth
        multiline
        label={t('upload.alt')}
        helperText={`${t('upload.altHelp')} ${t('words.everywhere')}`}
        value={alt}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ input: { readOnly: isReadOnly } }}
      />
      {saving.error ? (
        <Refused error={saving.error} title={t('words.unsaved')} onRetry={() => saving.mutate()} />
      ) : null}
      {isReadOnly ? null : (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          disabled={!isChanged || saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('words.save')}
        </Button>
      )}
    </>
  )
}
