import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import { ownerOf } from '../../../query/owner.ts'
import type { StoredDraft } from '../../../write/drafts.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import { draftOf, placeOf } from './draft.ts'
import type { Mirror } from './mirror.ts'

let handed: { readonly place: string; readonly draft: StoredDraft } | null = null

/** Gives what was typed into one form to the next one that opens at a place (`placeOf`). */
export function handDraft(place: string, draft: StoredDraft): void {
  handed = { place, draft }
}

/** What was given to the form that opens at a place. Looking takes nothing: a page may be drawn more than once. */
export function handedTo(place: string): StoredDraft | null {
  return handed?.place === place ? handed.draft : null
}

/** Takes it up, once. */
export function takeHanded(draft: StoredDraft): StoredDraft | null {
  if (handed?.draft !== draft) return null
  handed = null
  return draft
}

/** The page with every field of a new record. */
export interface FullForm<V> {
  /** what its boxes hold when nothing is handed to it */
  readonly blank: V
  readonly onOpen: () => void
}

interface Handing<R extends Shown, V extends FieldValues, Update extends object> {
  definition: RecordForm<R, V, Update>
  form: UseFormReturn<V>
  /** what keeps the short form on the device, as `key` */
  mirror: { readonly key: string; readonly write: Mirror['write'] }
}

/** Goes on in the whole form with what was typed in the short one. */
export function useHandingOver<R extends Shown, V extends FieldValues, Update extends object>({
  definition,
  form,
  mirror,
}: Handing<R, V, Update>) {
  const service = useService()
  return async ({ blank, onOpen }: FullForm<V>): Promise<void> => {
    // Should the page go away in between, it is on the device.
    await mirror.write()
    const draft = draftOf(
      { definition, opened: null, filled: blank },
      form.getValues(),
      service.language,
    )
    if (draft)
      handDraft(placeOf(service, definition.name, null), {
        key: mirror.key,
        owner: ownerOf(service),
        at: new Date().toISOString(),
        body: draft,
      })
    onOpen()
  }
}
