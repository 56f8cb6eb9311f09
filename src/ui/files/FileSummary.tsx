import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef } from 'react'

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
