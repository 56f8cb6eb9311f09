import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorDetails, apiErrorMessage } from '../../api/apiErrorMessage.ts'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import { titleOf } from './facts.ts'
import type { KnownFacts } from './useFacts.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { ListStatus } from '../../ui/filters/ListStatus.tsx'

interface VersionReadingProps {
  /** in the language of the event */
  service: Service
  id: number
  known: KnownFacts
  onAgain: () => void
}

/** Which event it is that was asked about, and from when the answer is. */
export function VersionReading({ service: { language }, id, known, onAgain }: VersionReadingProps) {
  const title = titleOf(known.of(id))
  const params = { language, id: String(id) }
  const link = title ? (
    <RouterLink to="/$language/events/$id" params={params} lang={language}>
      {title}
    </RouterLink>
  ) : null
  return <FactsStatus summary={link} {...{ known, onAgain }} />
}

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

/** Why not all could be found out, where the service did not answer. */
function Unanswered({ known: { refusal }, onAgain }: { known: KnownFacts; onAgain: () => void }) {
  const { t } = useTranslation('service')
  if (refusal === null) return null
  return (
    <ErrorNote
      title={t(apiErrorMessage(refusal).title, apiErrorMessage(refusal).values)}
      details={apiErrorDetails(refusal)}
      onRetry={onAgain}
    />
  )
}

interface FactsStatusProps {
  /** What they are about, where nothing else says it. */
  summary?: ReactNode
  known: KnownFacts
  onAgain: () => void
}

/** From when the answers of a language are, a way to ask for them anew, and why not all could be found out. */
export function FactsStatus({ summary = '', known, onAgain }: FactsStatusProps) {
  const { readAt, isReading, read } = known
  return (
    <>
      {readAt > 0 ? (
        <ListStatus {...{ summary, readAt }} isBusy={isReading} onRefresh={read} />
      ) : null}
      <Unanswered {...{ known, onAgain }} />
    </>
  )
}
