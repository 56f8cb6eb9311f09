import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../i18n/formats.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails } from '../../../api/apiErrorMessage.ts'
import { useFileChoice, useFilesOnPage } from '../../../ui/files/useFileChoice.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import type { Image } from '../../resource/post.ts'
import { isUnknownOutcome, isTooLarge, bringInOnce, type Sent } from './bringInOnce.ts'
import { useService } from '../../../api/useService.ts'
import { row, stack } from '../../../ui/layout.ts'

/** Interface silent: the maximum size of an image is not specified. A file of more than ten million bytes is not sent. */
export const mostBytes = 10_000_000

const beginnings = [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavif/]

type FileProblem = 'empty' | 'tooLarge' | 'noPicture'

/** What keeps a file from being sent as a picture. Its first bytes are looked at: a name says little. */
export async function fileProblem(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > mostBytes) return 'tooLarge'
  const first = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...first)
  return beginnings.some((beginning) => beginning.test(text)) ? null : 'noPicture'
}

/** Bringing one file in: what is wrong with it, on its way, refused. */
function useUpload(onDone: (image: Image) => void) {
  const service = useService()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [refusal, setApiError] = useState<ApiError | null>(null)
  const [isSending, setSending] = useState(false)
  const sending = useRef<AbortController | null>(null)
  const tries = useRef<readonly Sent[]>([])
  useEffect(() => () => sending.current?.abort(), [])

  const take = async (taken: File) => {
    const found = await fileProblem(taken)
    setApiError(null)
    setProblem(found)
    setFile(found === null ? taken : null)
  }

  const send = async (alt: string) => {
    if (!file || isSending) return
    const controller = new AbortController()
    sending.current = controller
    setSending(true)
    setApiError(null)
    try {
      const sent = { file, alt: alt.trim() }
      const before = tries.current.filter((one) => one.file === file)
      // Also what is stopped may have arrived.
      tries.current = [...before, sent]
      const { signal } = controller
      const { image } = await bringInOnce({ service, tries: before, signal }, sent)
      onDone(image)
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setApiError(error)
    } finally {
      setSending(false)
    }
  }

  return {
    file,
    problem,
    refusal,
    isSending,
    take: (taken: File) => void take(taken),
    send: (alt: string) => void send(alt),
    stop: () => sending.current?.abort(),
    drop: () => setFile(null),
  }
}

const Ways = row('div', 1, { alignItems: 'center' })

/** What a picture shows, as it is typed. */
interface Described {
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
  const { t } = useTranslation(['picture', 'drafts', 'html', 'ui'])
  return (
    <Alert severity="info">
      <p style={{ marginBlockStart: 0 }}>{t('upload.left', { text: left })}</p>
      <Button onClick={onTake}>{t('drafts:take')}</Button>
      <Button onClick={onDiscard}>{t('ui:discard')}</Button>
    </Alert>
  )
}

type TakenProps = Upload & Described & { file: File }

/** A file that is here and not on the site yet: how it looks, the words for it, and the way there. */
function TakenFile({ file, alt, left, onDescribe, onDiscard, ...upload }: TakenProps) {
  const { t, i18n } = useTranslation(['picture', 'drafts', 'html', 'ui'])
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
        label={t('html:dialog.alt')}
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
          {t(isSending ? 'ui:stop' : 'upload.drop')}
        </Button>
      </Ways>
    </>
  )
}

const Place = stack('section', 1.5, (theme) => ({
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
  const { t, i18n } = useTranslation(['picture', 'drafts', 'html', 'ui'])
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
      {upload.refusal ? <UploadError refusal={upload.refusal} /> : null}
      {upload.file ? <TakenFile {...upload} {...described} file={upload.file} /> : null}
    </Place>
  )
}

function UploadError({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation(['picture', 'drafts', 'html', 'ui'])
  const mayHaveArrived = isUnknownOutcome(refusal)
  const words = mayHaveArrived
    ? 'lost'
    : isTooLarge(refusal)
      ? 'large'
      : refusal.kind === 'forbidden'
        ? 'forbidden'
        : 'other'
  return (
    <ErrorNote
      title={t(mayHaveArrived ? 'upload.refused.inDoubt' : 'upload.refused.title')}
      text={t(`upload.refused.${words}`)}
      details={apiErrorDetails(refusal)}
    />
  )
}
