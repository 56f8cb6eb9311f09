import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SlugNote } from '../../core/views/form/SlugNote.tsx'
import { useSlugFollowing } from '../../core/views/form/useSlugFollowing.ts'
import { useUpdateBySlug } from '../../core/write/useWriting.ts'
import { eventDeletion } from './eventDeletion.tsx'
import { useEventBySlug, events } from './events.ts'
import { OpenEvent, type RenderSaved } from './form/OpenEvent.tsx'
import { ProtectedBySlug } from './form/ProtectedBySlug.tsx'

/** The event with the slug in the address, read and saved by its slug. */
export function EventBySlugPage({ renderSaved }: { renderSaved?: RenderSaved } = {}) {
  const { slug = '' } = useParams({ strict: false })
  return <EventBySlug key={slug} slug={slug} {...{ renderSaved }} />
}

function EventBySlug({
  slug,
  renderSaved,
}: {
  slug: string
  renderSaved: RenderSaved | undefined
}) {
  const { t } = useTranslation('eventForm')
  const reading = useEventBySlug(slug)
  const update = useUpdateBySlug(events)
  return (
    <OpenEvent
      reading={reading}
      place={{ slug }}
      write={(opened, changes, undoes) => update.mutateAsync({ slug, opened, changes, undoes })}
      onSaved={useSlugFollowing('events', slug)}
      deletion={{ of: eventDeletion, slug }}
      renderSaved={renderSaved}
      renderProtected={(record) => <ProtectedBySlug slug={slug} record={record} />}
    >
      <SlugNote
        name="events"
        record={reading.data}
        text={t('bySlug.text', { slug })}
        action={t('bySlug.byId')}
      />
    </OpenEvent>
  )
}
