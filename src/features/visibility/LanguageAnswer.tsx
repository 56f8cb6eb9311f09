import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import type { Service } from '../../api/service.ts'
import { Answer } from './Answer.tsx'
import { type KnownFacts, useFacts } from './useFacts.ts'
import { VersionReading } from './VersionReading.tsx'

interface Props {
  /** in the language of the event */
  service: Service
  id: number
}

/** What people see of the version of an event in another language, once the service has said. */
export function LanguageAnswer({ service, id }: Props) {
  const known = useFacts(service, [id])
  return (
    <>
      <VersionReading {...{ service, id, known }} onAgain={known.read} />
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
