import type { BulkDialogProps } from '../../collection/list/bulk/BulkDialog.tsx'
import { type PostAction, PostBulkDialog } from '../../collection/list/bulk/PostBulkDialog.tsx'
import type { EventRecord } from '../events.ts'
import { withPublication } from './eventChanges.ts'
import { FlagDialog } from './FlagDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { ShiftDialog } from './ShiftDialog.tsx'
import { VenueDialog } from './VenueDialog.tsx'

/** What can be done with many events, beside what can be done with all that has a status. */
export const eventActions = [
  'venue',
  'organizer',
  'categories',
  'tags',
  'featured',
  'hide_from_listings',
  'shift',
] as const
type EventAction = (typeof eventActions)[number]

/** What the dialog of each action is told. */
export type EventBulkProps = Pick<BulkDialogProps<EventRecord>, 'of' | 'records' | 'onClose'>

/** The dialog of an action. */
export function EventBulkDialog(props: EventBulkProps & { action: EventAction | PostAction }) {
  const { action, ...dialog } = props
  const { timezone } = props.of.service.configuration
  if (action === 'venue') return <VenueDialog {...dialog} />
  if (action === 'organizer' || action === 'categories' || action === 'tags')
    return <LinkDialog {...dialog} field={action} />
  if (action === 'featured' || action === 'hide_from_listings')
    return <FlagDialog {...dialog} flag={action} />
  if (action === 'shift') return <ShiftDialog {...dialog} />
  const withStatus = withPublication(timezone)
  return <PostBulkDialog {...dialog} {...{ action, withStatus }} />
}
