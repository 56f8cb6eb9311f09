import { useTranslation } from 'react-i18next'
import { NamesakeDialog } from '../../../core/views/form/NamesakeDialog.tsx'
import { NamesakeFacts } from '../../../core/views/form/NamesakeFacts.tsx'
import type { Namesakes } from '../../../core/views/form/namesakes.ts'
import { useLinkedWords } from '../../events/events.ts'
import type { OrganizerRecord } from '../organizerRecord.ts'

/** Organizers of the name that was to be created: which they are, and what may be done about it. */
export function OrganizerNamesakes(namesakes: Namesakes<OrganizerRecord>) {
  const { t } = useTranslation('organizerForm')
  const count = namesakes.existing.length
  return (
    <NamesakeDialog
      {...namesakes}
      collection="organizers"
      title={t('namesake.title', { count })}
      text={t('namesake.text')}
      createAnyway={t('namesake.create')}
      Facts={OrganizerFacts}
    />
  )
}

function OrganizerFacts({ record }: { record: OrganizerRecord }) {
  const takingPlace = useLinkedWords('organizer', record.id, record.url)
  return (
    <NamesakeFacts
      record={record}
      title={record.organizer}
      details={[record.email, record.phone, takingPlace]}
    />
  )
}
