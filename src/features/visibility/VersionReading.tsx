import type { Service } from '../../api/service.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { FactsStatus } from './FactsStatus.tsx'
import { titleOf } from './titleOf.ts'
import type { KnownFacts } from './useFacts.ts'

interface Props {
  /** in the language of the event */
  service: Service
  id: number
  known: KnownFacts
  onAgain: () => void
}

/** Which event it is that was asked about, and from when the answer is. */
export function VersionReading({ service: { language }, id, known, onAgain }: Props) {
  const title = titleOf(known.of(id))
  const params = { language, id: String(id) }
  const link = title ? (
    <RouterLink to="/$language/events/$id" params={params} lang={language}>
      {title}
    </RouterLink>
  ) : null
  return <FactsStatus summary={link} {...{ known, onAgain }} />
}
