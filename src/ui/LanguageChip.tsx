import { styled } from '@mui/material/styles'
import { Unseen } from './Unseen.tsx'

const Code = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flexShrink: 0,
  minWidth: '2.1em',
  padding: '0 0.35em',
  border: '1px solid currentColor',
  borderRadius: 4,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.45,
  letterSpacing: '0.04em',
  textAlign: 'center',
  textTransform: 'uppercase',
  fontFamily: theme.typography.fontFamily,
}))

interface Props {
  language: string
  /** the language's name, where the code stands alone */
  label?: string
  /** drawn in dots: a version that is almost certain, and that nobody has confirmed */
  isDotted?: boolean
}

/** The code of a language, CA ES EN, in a box. */
export function LanguageChip({ language, label, isDotted = false }: Props) {
  return (
    <>
      <Code
        aria-hidden="true"
        title={label}
        style={isDotted ? { borderStyle: 'dotted' } : undefined}
      >
        {language}
      </Code>
      {label ? <Unseen>{label}</Unseen> : null}
    </>
  )
}
