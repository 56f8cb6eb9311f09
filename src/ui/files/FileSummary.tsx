import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'

interface FileSummaryProps {
  name: string
  /** what its rows come to */
  counts: string
  /** that its letters were guessed, where they were */
  guessed: string | null
}

/** What a file comes to; it takes the focus, for it is what was waited for. */
export function FileSummary({ name, counts, guessed }: FileSummaryProps) {
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => place.current?.focus(), [])
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
