import Typography from '@mui/material/Typography'
import { Button } from '../Button.tsx'
import { useFileChoice } from './useFileChoice.tsx'
import { useFilesOnPage } from './useFilesOnPage.ts'
import { stack } from '../layout.ts'

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
