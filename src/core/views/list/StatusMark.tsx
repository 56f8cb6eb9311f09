import { styled } from '@mui/material/styles'
import { useStatusNames } from './statusName.ts'

const colours: Readonly<Record<string, 'success' | 'warning' | 'info' | 'secondary' | 'error'>> = {
  publish: 'success',
  pending: 'warning',
  private: 'info',
  future: 'secondary',
  trash: 'error',
}

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.75),
  whiteSpace: 'nowrap',
}))

/** A full dot for what is out, a ring for what is not. */
const Dot = styled('span')<{ ownerState: string }>(({ theme, ownerState: status }) => {
  const { palette } = theme.vars ?? theme
  const colour = colours[status]
  return {
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: '2px solid currentColor',
    color: colour ? palette[colour].main : palette.text.secondary,
    backgroundColor: status === 'publish' ? 'currentColor' : 'transparent',
  }
})

/** The sign alone, for the eye. */
export function StatusDot({ status }: { status: string }) {
  return <Dot ownerState={status} aria-hidden />
}

/** A status in words, with a sign for the eye that runs down the column. */
export function StatusMark({ status }: { status: string }) {
  const { ofOne } = useStatusNames()
  return <StatusSign status={status} words={ofOne(status)} />
}

/** The same for those who draw many of them and have asked for the words once. */
export function StatusSign({ status, words }: { status: string; words: string }) {
  return (
    <Mark>
      <StatusDot status={status} />
      {words}
    </Mark>
  )
}
