import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SlugNote } from '../collection/form/SlugNote.tsx'
import { useSlugFollowing } from '../collection/form/useSlugFollowing.ts'
import { useUpdateBySlug } from '../collection/useWriting.ts'
import { useService } from '../service/useService.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RouterLink } from '../ui/RouterLinks.tsx'
import { eventDeletion } from './eventDeletion.tsx'
import { useEventBySlug, events } from './events.ts'
import { OpenEvent } from './form/OpenEvent.tsx'

/** The event with the slug in the address, read and saved by its slug. */
export function EventBySlugPage() {
  const { slug = '' } = useParams({ strict: false })
  return <EventBySlug key={slug} slug={slug} />
}

function EventBySlug({ slug }: { slug: string }) {
  const { t } = useTranslation('eventForm')
  const reading = useEventBySlug(slug)
  const update = useUpdateBySlug(events)
  return (
    <OpenEvent
      reading={reading}
      place={{ slug }}
      write={(opened, changes) => update.mutateAsync({ slug, opened, changes })}
      onSaved={useSlugFollowing('events', slug)}
      deletion={{ of: eventDeletion, slug }}
      renderProtected={(record) => <ProtectedBySlug title={record?.title ?? ''} id={record?.id} />}
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

/** By slug no password can be sent (product.md, "An event's password"). */
function ProtectedBySlug({ title, id }: { title: string; id: number | undefined }) {
  const { t } = useTranslation('eventForm')
  const { language } = useService()
  return (
    <>
      <PageHeader title={title || t('password.title')} />
      {id === undefined ? (
        <p>
          {t('bySlug.protectedUnknown')}{' '}
          <RouterLink to="/$language/events" params={{ language }}>
            {t('missing.list')}
          </RouterLink>
        </p>
      ) : (
        <p>
          {t('bySlug.protected')}{' '}
          <RouterLink to="/$language/events/$id" params={{ language, id: String(id) }}>
            {t('bySlug.byId')}
          </RouterLink>
        </p>
      )}
    </>
  )
}
