import { useTranslation } from 'react-i18next'
import { NamesakeDialog } from '../../../core/views/form/NamesakeDialog.tsx'
import { NamesakeFacts } from '../../../core/views/form/NamesakeFacts.tsx'
import type { Namesakes } from '../../../core/views/form/namesakes.ts'
import { useLinkedWords } from '../../events/events.ts'
import type { VenueRecord } from '../venueRecord.ts'

/** Venues of the name that was to be created: which they are, and what may be done about it. */
export function VenueNamesakes(namesakes: Namesakes<VenueRecord>) {
  const { t } = useTranslation('venueForm')
  const count = namesakes.existing.length
  return (
    <NamesakeDialog
      {...namesakes}
      collection="venues"
      title={t('namesake.title', { count })}
      text={t('namesake.text')}
      createAnyway={t('namesake.create')}
      Facts={VenueFacts}
    />
  )
}

function VenueFacts({ record }: { record: VenueRecord }) {
  const takingPlace = useLinkedWords('venue', record.id, record.url)
  return (
    <NamesakeFacts
      record={record}
      title={record.venue}
      details={[record.address, record.city, takingPlace]}
    />
  )
}
