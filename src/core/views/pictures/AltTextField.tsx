import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { ReadOnly } from '../../../ui/form/useField.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { recordOptions } from '../../query/readOptions.ts'
import { SendLater } from '../../write/queue/SendLater.tsx'
import { UnsentWrite } from '../../write/queue/unsent.ts'
import { media, mediaOptions, type MediaPicture } from './media.ts'
import { failureOf, textOfOthers, useAltText, type AltText } from './useAltText.ts'

/** What a picture shows, for those who do not see it, where the site lets it be read and written. */
export function AltTextField({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null)
  // It stands where the button was that asked for it.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} style={{ display: 'grid', gap: 12, outline: 'none' }}>
      <Offered id={id} />
    </div>
  )
}

function Offered({ id }: { id: number }) {
  const { t } = useTranslation(['picture', 'drafts', 'html', 'ui'])
  const service = useService()
  const offered = useQuery(mediaOptions(service))
  const picture = useQuery({ ...recordOptions(service, media, id), enabled: offered.data === true })
  const error = offered.error ?? picture.error
  if (offered.data === false) return <Note>{t('words.noRoute')}</Note>
  if (picture.data) return <WordsBox picture={picture.data} />
  if (!error) return <Note>{t('words.reading')}</Note>
  const again = () => void (offered.error ? offered : picture).refetch()
  return <Refused {...{ error }} title={t('words.unread')} onRetry={again} />
}

/** What there is to say of a picture. */
export function Note({ children }: { children: ReactNode }) {
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
  /** It waits for the network by now. */
  onQueued?: () => void
}

function Refused({ error, title, onRetry, onQueued }: RefusedProps) {
  const { t } = useTranslation(['service', 'drafts', 'html', 'ui'])
  const refusal = ApiError.from(error)
  const words = apiErrorMessage(refusal)
  const text = t(words.title, words.values)
  const write = error instanceof UnsentWrite ? error.write : null
  return (
    <ErrorNote
      {...{ title, text, onRetry }}
      details={apiErrorDetails(refusal)}
      actions={write && onQueued ? <SendLater {...{ write, onQueued }} /> : null}
    />
  )
}

function WordsBox({ picture }: { picture: MediaPicture }) {
  const { t } = useTranslation(['picture', 'drafts', 'html', 'ui'])
  const isReadOnly = use(ReadOnly)
  const words = useAltText(picture)
  const { alt, saving, wasLeft, isChanged } = words
  return (
    <>
      <TextField
        fullWidth
        multiline
        label={t('html:dialog.alt')}
        helperText={`${t('upload.altHelp')} ${t('words.everywhere')}`}
        value={alt}
        onChange={(event) => words.type(event.target.value)}
        slotProps={{ input: { readOnly: isReadOnly } }}
      />
      {words.isFull ? <Alert severity="warning">{t('drafts:full')}</Alert> : null}
      {wasLeft && isChanged ? <Left kept={picture.alt} onDiscard={words.discard} /> : null}
      <Unsaved words={words} />
      {isReadOnly ? null : (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          disabled={!isChanged || saving.isPending}
          onClick={words.save}
        >
          {t('words.save')}
        </Button>
      )}
    </>
  )
}

/** What was typed here earlier is in the box: what the site has, and the way back to it. */
function Left({ kept, onDiscard }: { kept: string; onDiscard: () => void }) {
  const { t } = useTranslation(['picture', 'drafts', 'html', 'ui'])
  return (
    <Alert severity="info" action={<Button onClick={onDiscard}>{t('ui:discard')}</Button>}>
      {t('words.left', { now: kept || t('words.nothing') })}
    </Alert>
  )
}

/** Why it was not saved, or not taken back; where somebody else was first, a choice. */
function Unsaved({ words }: { words: AltText }) {
  const { t } = useTranslation(['picture', 'drafts', 'html', 'ui'])
  const { isUndo, saveOver, takeTheirs } = words
  const { error } = words.saving
  if (error === null) return null
  const now = textOfOthers(error)
  if (now === null) {
    const title = t(`words.${failureOf(error, isUndo)}`)
    return <Refused {...{ error, title }} onRetry={words.again} onQueued={words.discard} />
  }
  return (
    <Alert severity="warning">
      <AlertTitle>{t('words.conflict.title')}</AlertTitle>
      <p>{t('words.conflict.text', { now: now || t('words.nothing') })}</p>
      <Button onClick={() => saveOver(now)}>
        {t(isUndo ? 'words.conflict.back' : 'words.conflict.mine')}
      </Button>
      <Button onClick={() => takeTheirs(now)}>
        {t(isUndo ? 'words.conflict.leave' : 'words.conflict.theirs')}
      </Button>
    </Alert>
  )
}
