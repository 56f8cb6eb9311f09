import { notifyDifferences } from '../../core/views/form/differences/DifferencesDialog.tsx'
import type { Saved } from '../../core/write/saved.ts'
import type { Service } from '../../api/service.ts'
import type { ToastAction } from '../../ui/toast/toast.ts'
import type { EventRecord } from './eventRecord.ts'
import { events } from './events.ts'
import { linkedCollections } from './pickerSources.ts'

/**
 * The way from the news of a save to what of it is not as it was meant; none where all of it is.
 * @param service in the language of the event
 */
export function puttingBack(
  label: string,
  service: Service,
  saved: Saved<EventRecord>,
): readonly ToastAction[] {
  if (saved.differences.length === 0) return []
  const told = { service, collection: events, saved, linked: linkedCollections }
  return [{ label, onClick: () => void notifyDifferences(told) }]
}
