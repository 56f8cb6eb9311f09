import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../../api/useService.ts'
import { recordOptions } from '../../query/readOptions.ts'
import type { CreationTerms } from '../../write/safeCreation.ts'
import { existingTerm, SameName, type Saved } from '../../write/saved.ts'
import { changedFormValues, type RecordLabels, type Shown } from './recordForm.ts'
import type { ResourceForm } from './resourceForm.ts'

/**
 * The boxes of a new record, what is said of them, and its creation. Whatever they were filled with counts as typed.
 * A term that there is already is read, so that it can be offered in place of a new one.
 */
export function useCreation<R extends Shown, V extends FieldValues, Update extends object>(
  form: ResourceForm<R, V, Update>,
) {
  const service = useService()
  const client = useQueryClient()
  const creating = form.useCreate()
  const own = form.useWords(form)
  const blank = form.blank(service.configuration)
  const words: RecordLabels<R, V> = {
    ...own,
    mistakes: (_, boxes, isNew) => own.mistakes(blank, boxes, isNew),
    lateMistakes: (_, boxes) => own.lateMistakes?.(blank, boxes) ?? Promise.resolve({}),
  }

  /** @throws SameName with the existing one; nothing was written */
  const create = async (boxes: V, terms: CreationTerms): Promise<Saved<R>> => {
    const { needed, always = [] } = form
    const names = [...needed, ...always, ...changedFormValues(form.boxes, blank, boxes)]
    try {
      return await creating.mutateAsync({ values: form.valuesOf(boxes, names), ...terms })
    } catch (error) {
      const id = existingTerm(error)
      const { collection } = form.deletion
      const existing =
        id !== null &&
        (await client.fetchQuery(recordOptions(service, collection, id)).catch(() => null))
      if (!existing) throw error
      throw new SameName([existing])
    }
  }
  return { blank, words, create }
}
