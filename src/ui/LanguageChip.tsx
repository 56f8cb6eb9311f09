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
  fontWeight: 700,
  lineHeight: 1.45,
  letterSpacing: '0.04em',
  textAlign: 'center',
  textTransform: 'uppercase',
  fontFamily: theme.typography.fontFamily,
}))

/** The code of a language, CA ES EN, in a box. Where it stands alone, give the language's name as `label`. */
export function LanguageChip({ language, label }: { language: string; label?: string }) {
  return (
    <>
      <Code aria-hidden="true" title={label}>
        {language}
      </Code>
      {label ? <Unseen>{label}</Unseen> : null}
    </>
  )
}
