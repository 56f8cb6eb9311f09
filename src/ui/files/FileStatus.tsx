import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../Button.tsx'
import type { FileCheck } from './useFileCheck.ts'
import { useFileChoice, useFilesOnPage } from './useFileChoice.tsx'
import { stack } from '../layout.ts'

interface FileStandingProps<Problem> {
  checking: FileCheck<object, unknown, Problem>
  words: {
    /** that nothing of the file is taken, and why */
    refused: (name: string) => string
    problem: (problem: Problem) => string
    reading: string
    comparing: string
    far: (done: number, known: number) => string
    stop: string
  }
  onStop: () => void
}

/** Why nothing of a file can be taken, or how far its check is. */
export function FileStatus<Problem>({ checking, words, onStop }: FileStandingProps<Problem>) {
  if (checking.state === 'refused')
    return (
      <Alert severity="error">
        <strong>{words.refused(checking.name)}</strong> {words.problem(checking.problem)}
      </Alert>
    )
  if (checking.state === 'reading') return <LinearProgress aria-label={words.reading} />
  if (checking.state !== 'checking') return null
  const { done, known } = checking
  const far = words.far(done, known)
  return (
    <div>
      <Typography component="output">{words.comparing}</Typography>
      <LinearProgress
        aria-label={far}
        variant={known > 0 ? 'determinate' : 'indeterminate'}
        value={known > 0 ? (100 * done) / known : 0}
      />
      <Typography variant="body2">{far}</Typography>
      <Button onClick={onStop}>{words.stop}</Button>
    </div>
  )
}

interface FileSummaryProps {
  name: string
  /** what its rows come to */
  counts: string
  /** that its letters were guessed, where they were */
  guessed: string | null
  /** what was pressed for it stays in use, and keeps the focus */
  isAside?: boolean
}

/** What a file comes to; it takes the focus, for it is what was waited for. */
export function FileSummary({ name, counts, guessed, isAside = false }: FileSummaryProps) {
  const place = useRef<HTMLOutputElement>(null)
  const focus = useEffectEvent(() => {
    if (!isAside) place.current?.focus()
  })
  useEffect(() => focus(), [])
  return (
    <>
      <Typography
        ref={place}
        component="output"
        tabIndex={-1}
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        <strong>{name}</strong>: {counts}.
      </Typography>
      {guessed === null ? null : <Alert severity="warning">{guessed}</Alert>}
    </>
  )
}

const Place = stack('section', 1.5, (theme) => ({
  justifyItems: 'start',
  padding: theme.spacing(2),
  border: `2px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

interface FilePlaceProps {
  /** names the place */
  label: string
  text: string
  choose: string
  limits: string
  /** as the attribute of an input */
  accept: string
  onFile: (file: File) => void
}

/** Where a file is chosen; while it is there, one may be dropped or pasted anywhere on the page. */
export function FilePlace({ label, text, choose, limits, accept, onFile }: FilePlaceProps) {
  const choice = useFileChoice({ label: choose, accept, onFile })
  useFilesOnPage(onFile)
  return (
    <Place aria-label={label}>
      <Typography>{text}</Typography>
      <Button variant="outlined" onClick={choice.open}>
        {choose}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {limits}
      </Typography>
      {choice.input}
    </Place>
  )
}
