import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Button } from '../Button.tsx'
import type { FileCheck } from './useFileCheck.ts'

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
