import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useService } from '../../api/useService.ts'
import { LanguageChip } from '../../ui/LanguageChip.tsx'

const Section = styled('section')(({ theme }) => ({
  '& h2': {
    ...theme.typography.h2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    margin: theme.spacing(0, 0, 1),
  },
  // Not of the answers in tables, which begin on the line of their event.
  '& > p': { marginBlock: theme.spacing(0.5) },
}))

/** What belongs to one language, under its own name. */
export function LanguageSection({ language, children }: { language: string; children: ReactNode }) {
  const id = useId()
  const { configuration } = useService()
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>
        <LanguageChip language={language} />
        <span lang={language}>{configuration.languages[language] ?? language}</span>
      </h2>
      {children}
    </Section>
  )
}
