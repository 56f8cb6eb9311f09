import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import type { BulkActionsProps, BulkOf } from '../../../core/views/list/bulk/bulkOf.ts'
import { BulkMenu } from '../../../core/views/list/bulk/BulkMenu.tsx'
import { usePostActions } from '../../../core/views/list/bulk/PostActions.tsx'
import { SelectionBar } from '../../../core/views/list/select/SelectionBar.tsx'
import { mostNamed } from '../../../core/views/list/views/viewed.ts'
import type { SelectionProps } from '../../../core/views/list/select/selections.ts'
import { useService } from '../../../api/useService.ts'
import { RouterMenuItem } from '../../../ui/RouterMenuItem.tsx'
import { type EventRecord, events } from '../events.ts'
import { linkedCollections } from '../pickerSources.ts'
import { useReasonsAhead, useTaskReasons } from '../rules/useWriteReasons.ts'
import { isRemoval, useVenueRemoval } from '../useVenueRemoval.ts'
import { EventBulkDialog, eventActions } from './EventBulkDialog.tsx'
import { linkFields } from './eventChanges.ts'

/** What can be done with the events that are chosen in a list. */
export function EventSelection(props: SelectionProps<EventRecord>) {
  return <SelectionBar {...props}>{(chosen) => <EventActions {...chosen} />}</SelectionBar>
}

/** How events are changed, one or many. */
export function useEventsOf(): BulkOf<EventRecord> {
  const { t, i18n } = useTranslation(['eventForm', 'recordForm', 'ui'])
  const venueRemoval = useVenueRemoval()
  return {
    service: useService(),
    collection: events,
    nameOf: ({ title }) => title || t('ui:untitled'),
    labelOf: (name) => fieldLabel(i18n, 'events', name),
    linked: linkedCollections,
    reasonsAgainst: useTaskReasons(),
    reasonsAhead: useReasonsAhead(),
    remedy: { ...venueRemoval, isFor: isRemoval },
  }
}

/** Each language links its events to its own records: what is picked in one is none of another's. */
const ofOneLanguage: ReadonlySet<string> = new Set(['venue', ...linkFields])

/** What can be done with many events. */
export function EventActions({ records, several, onWritten }: BulkActionsProps<EventRecord>) {
  const { t } = useTranslation(['job', 'visibility'])
  const of = { ...useEventsOf(), ...several }
  const here = records.filter((event) => several?.languageOf(event) === undefined)
  const isAbroad = here.length < records.length
  const [first, ...ofTrash] = usePostActions(records)
  const { statuses } = of.service.configuration
  const mayPublish =
    statuses.includes('publish') &&
    records.some(({ status }) => status !== 'publish' && status !== 'trash')
  const own = records.every(({ status }) => status === 'trash')
    ? []
    : eventActions
        .filter((id) => !isAbroad || !ofOneLanguage.has(id))
        .map((id) => ({ id, words: t(`event.actions.${id}`) }))
  const isFew = here.length > 0 && here.length <= mostNamed
  const params = { language: of.service.language }
  const search = { include: here.map(({ id }) => id).join(',') }
  return (
    <BulkMenu
      first={mayPublish ? { id: 'publish', words: t('post.publish') } : undefined}
      actions={[...(first ? [first] : []), ...own, ...ofTrash]}
      renderDialog={(action, onClose) => (
        <EventBulkDialog
          {...{ of, records, action }}
          onClose={(written) => {
            onClose()
            onWritten(written)
          }}
        />
      )}
    >
      {isFew ? (
        <RouterMenuItem to="/$language/events/visibility" {...{ params, search }}>
          {t('visibility:action')}
        </RouterMenuItem>
      ) : null}
    </BulkMenu>
  )
}
