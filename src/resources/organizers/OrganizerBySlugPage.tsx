import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { organizerDeletion } from './organizerDeletion.ts'
import { OpenRecord } from '../../core/views/form/OpenRecord.tsx'
import { SlugNote } from '../../core/views/form/SlugNote.tsx'
import { useSlugFollowing } from '../../core/views/form/useSlugFollowing.ts'
import { useUpdateBySlug } from '../../core/write/useWriting.ts'
import { organizerForm } from './form/organizerForm.ts'
import { OrganizerFields } from './form/OrganizerFields.tsx'
import { useOrganizerWords } from './form/useOrganizerWords.ts'
import { useOrganizerBySlug, organizers } from './organizers.ts'

/** The organizer with the slug in the address, read and saved by its slug. */
export function OrganizerBySlugPage() {
  const { slug = '' } = useParams({ strict: false })
  return <OrganizerBySlug key={slug} slug={slug} />
}

function OrganizerBySlug({ slug }: { slug: string }) {
  const { t } = useTranslation('organizerForm')
  const reading = useOrganizerBySlug(slug)
  const update = useUpdateBySlug(organizers)
  return (
    <OpenRecord
      definition={organizerForm}
      words={useOrganizerWords()}
      reading={reading}
      place={{ slug }}
      write={(opened, changes, undoes) => update.mutateAsync({ slug, opened, changes, undoes })}
      onSaved={useSlugFollowing('organizers', slug)}
      deletion={{ of: organizerDeletion, slug }}
      Fields={OrganizerFields}
    >
      <SlugNote
        name="organizers"
        record={reading.data}
        text={t('bySlug.text', { slug })}
        action={t('bySlug.byId')}
      />
    </OpenRecord>
  )
}
