import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { venueDeletion } from './venueDeletion.ts'
import { OpenRecord } from '../../core/views/form/OpenRecord.tsx'
import { SlugNote } from '../../core/views/form/SlugNote.tsx'
import { useSlugFollowing } from '../../core/views/form/useSlugFollowing.ts'
import { useUpdateBySlug } from '../../core/write/useWriting.ts'
import { venueForm } from './form/venueForm.ts'
import { VenueFields } from './form/VenueFields.tsx'
import { useVenueWords } from './form/useVenueWords.ts'
import { useVenueBySlug, venues } from './venues.ts'

/** The venue with the slug in the address, read and saved by its slug. */
export function VenueBySlugPage() {
  const { slug = '' } = useParams({ strict: false })
  return <VenueBySlug key={slug} slug={slug} />
}

function VenueBySlug({ slug }: { slug: string }) {
  const { t } = useTranslation('venueForm')
  const reading = useVenueBySlug(slug)
  const update = useUpdateBySlug(venues)
  return (
    <OpenRecord
      definition={venueForm}
      words={useVenueWords()}
      reading={reading}
      place={{ slug }}
      write={(opened, changes, undoes) => update.mutateAsync({ slug, opened, changes, undoes })}
      onSaved={useSlugFollowing('venues', slug)}
      deletion={{ of: venueDeletion, slug }}
      Fields={VenueFields}
    >
      <SlugNote
        name="venues"
        record={reading.data}
        text={t('bySlug.text', { slug })}
        action={t('bySlug.byId')}
      />
    </OpenRecord>
  )
}
