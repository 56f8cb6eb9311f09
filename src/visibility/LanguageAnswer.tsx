import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../collection/form/languageWords.ts'
import type { Service } from '../service/service.ts'
import { RouterLink } from '../ui/RouterLinks.tsx'
import { Answer } from './Answer.tsx'
import { FactsStanding } from './FactsStanding.tsx'
import { titleOf } from './titleOf.ts'
import { type KnownFacts, useFacts } from './useFacts.ts'

interface Props {
  /** in the language of the event */
  service: Service
  id: number
}

/** What people see of the version of an event in another language, once the service has said. */
export function LanguageAnswer({ service, id }: Props) {
  const known = useFacts(service, [id])
  const facts = known.of(id)
  const title = titleOf(facts)
  const { language } = service
  return (
    <>
      {title ? (
        <p>
          <RouterLink
            to="/$language/events/$id"
            params={{ language, id: String(id) }}
            lang={language}
          >
            {title}
          </RouterLink>
        </p>
      ) : null}
      <FactsStanding known={known} onAgain={known.read} />
      <KnownAnswer {...{ service, id, known }} />
    </>
  )
}

/** The same of what was asked already. */
export function KnownAnswer({ service, id, known }: Props & { known: KnownFacts }) {
  const { t } = useTranslation('visibility')
  const nameOf = useLanguageName()
  const facts = known.of(id)
  if (facts === null)
    return (
      <output style={{ display: 'block' }}>
        {t('asking', { language: nameOf(service.language) })}
      </output>
    )
  return (
    <div aria-busy={known.isReading}>
      <Answer {...{ facts, service }} />
    </div>
  )
}
