import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../../api/useService.ts'
import { recordOptions } from '../../query/readOptions.ts'
import type { CreationTerms } from '../../write/safeCreation.ts'
import { existingTerm, SameName } from '../../write/saved.ts'
import type { OpenForm } from './drafts/draft.ts'
import { lookFirst } from './lateMistakes.ts'
import { changedFormValues, type RecordLabels, type Shown } from './recordForm.ts'
import type { ResourceForm } from './resourceForm.ts'
import { useValidatedForm } from './useValidatedForm.ts'

/**
 * The boxes of a new record, what is said of them, and its creation. Whatever they were filled with counts as typed.
 * A term that there is already is read, so that it can be offered in place of a new one.
 * @param filled what some of the boxes begin with
 */
export function useCreation<R extends Shown, V extends FieldValues, Update extends object>(
  definition: ResourceForm<R, V, Update>,
  filled?: Partial<V>,
) {
  const service = useService()
  const client = useQueryClient()
  const creating = definition.useCreate()
  const own = definition.useWords(definition)
  const blank = definition.blank(service.configuration)
  const words: RecordLabels<R, V> = {
    ...own,
    mistakes: (_, boxes, isNew) => own.mistakes(blank, boxes, isNew),
  }
  const [open] = useState<OpenForm<R, V, Update>>({
    definition,
    opened: null,
    filled: { ...blank, ...filled },
  })
  const form = useValidatedForm(words, open.filled, true)

  /** @throws LateMistakes, or SameName with the existing one: nothing was written */
  const create = async (typed: V, terms: CreationTerms) => {
    await lookFirst(own, blank, typed)
    // What keeps it from going out keeps nothing from being saved.
    const isHeldBack = (await own.isHeldBack?.(open.filled, typed)) ?? false
    const boxes: V = isHeldBack ? { ...typed, status: 'draft' } : typed
    const { needed, always = [] } = definition
    const names = [...needed, ...always, ...changedFormValues(definition.boxes, blank, boxes)]
    try {
      const values = definition.valuesOf(boxes, names)
      return { saved: await creating.mutateAsync({ values, ...terms }), isHeldBack }
    } catch (error) {
      const id = existingTerm(error)
      const { collection } = definition.deletion
      const existing =
        id !== null &&
        (await client.fetchQuery(recordOptions(service, collection, id)).catch(() => null))
      if (!existing) throw error
      throw new SameName([existing])
    }
  }
  return { blank, open, form, words, create }
}
