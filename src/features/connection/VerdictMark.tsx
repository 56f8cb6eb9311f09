import { styled } from '@mui/material/styles'
import Done from '@mui/icons-material/CheckCircleOutlined'
import Wrong from '@mui/icons-material/ErrorOutlined'
import Unknown from '@mui/icons-material/HelpOutlineOutlined'
import Look from '@mui/icons-material/WarningAmberOutlined'
import type { Verdict } from './findings.ts'

const pictures = { works: Done, look: Look, fails: Wrong, unknown: Unknown }

const colours = { works: 'success', look: 'warning', fails: 'error' } as const

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'verdict' })<{
  verdict: Verdict
}>(({ theme, verdict }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    flex: 'none',
    alignSelf: 'start',
    fontWeight: 600,
    color: verdict === 'unknown' ? palette.text.secondary : palette[colours[verdict]].main,
    '& svg': { fontSize: '1.25rem' },
  }
})

/** A verdict: a picture and its words, never a colour alone. */
export function VerdictMark({ verdict, words }: { verdict: Verdict; words: string }) {
  const Picture = pictures[verdict]
  return (
    <Mark verdict={verdict}>
      <Picture aria-hidden="true" />
      {words}
    </Mark>
  )
}
