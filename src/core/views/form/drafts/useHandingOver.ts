import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import { ownerOf } from '../../../query/owner.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import { draftOf, placeOf } from './draft.ts'
import { handDraft } from './handed.ts'
import type { Mirror } from './mirror.ts'

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
