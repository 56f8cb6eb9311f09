import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import type { BulkOf } from '../../../core/views/list/bulk/bulkOf.ts'
import { BulkMenu } from '../../../core/views/list/bulk/BulkMenu.tsx'
import { usePostActions } from '../../../core/views/list/bulk/usePostActions.ts'
import { type ChosenRecords, SelectionBar } from '../../../core/views/list/select/SelectionBar.tsx'
import { mostNamed } from '../../../core/views/list/views/viewed.ts'
import type { SelectionProps } from '../../../core/views/list/select/selections.ts'
import { useService } from '../../../api/useService.ts'
import { RouterMenuItem } from '../../../ui/RouterMenuItem.tsx'
import { type EventRecord, events } from '../events.ts'
import { linkedCollections } from '../pickerSources.ts'
import { useReasonsAhead, useTaskReasons } from '../rules/useWriteReasons.ts'
import { isRemoval, useVenueRemoval } from '../useVenueRemoval.ts'
import { EventBulkDialog, eventActions } from './EventBulkDialog.tsx'

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

function EventActions({ records, onWritten }: ChosenRecords<EventRecord>) {
  const { t } = useTranslation(['job', 'visibility'])
  const of = useEventsOf()
  const [first, ...ofTrash] = usePostActions(records)
  const { statuses } = of.service.configuration
  const mayPublish =
    statuses.includes('publish') &&
    records.some(({ status }) => status !== 'publish' && status !== 'trash')
  const own = records.every(({ status }) => status === 'trash')
    ? []
    : eventActions.map((id) => ({ id, words: t(`event.actions.${id}`) }))
  const isFew = records.length <= mostNamed
  const params = { language: of.service.language }
  const search = { include: records.map(({ id }) => id).join(',') }
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
          {t('visibility:bulk')}
        </RouterMenuItem>
      ) : null}
    </BulkMenu>
  )
}
