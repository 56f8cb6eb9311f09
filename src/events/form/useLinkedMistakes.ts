import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import type { Sentences } from '../../collection/form/recordForm.ts'
import { isMissing } from '../../collection/isMissing.ts'
import type { PickerSource } from '../../collection/pickers/pickerSource.ts'
import { placeholderFromLists, recordOptions } from '../../collection/readOptions.ts'
import { useService } from '../../service/useService.ts'
import { linkSources } from '../pickerSources.ts'
import type { EventFormValues } from './eventValues.ts'

/**
 * Looks once more at what an event is newly linked to: a service takes a venue that went to the trash meanwhile, and
 * leaves out a category that is gone. A look that fails for another reason keeps nothing from being saved.
 */
export function useLinkedMistakes() {
  const { t } = useTranslation('eventForm')
  const service = useService()
  const client = useQueryClient()

  const mistakeOf =
    <R extends Identified>(source: PickerSource<R>) =>
    async (id: number): Promise<string | undefined> => {
      const { collection, labelOf, isTrashed } = source
      const known = placeholderFromLists<R>(client, service, collection, (one) => one.id === id)
      try {
        const options = recordOptions(service, collection, id)
        const record = await client.fetchQuery({ ...options, staleTime: 0 })
        return isTrashed?.(record) ? t('problem.linkTrashed', { name: labelOf(record) }) : undefined
      } catch (error) {
        if (!isMissing(error)) return undefined
        return t('problem.linkGone', { name: known ? labelOf(known) : `#${id}` })
      }
    }
  const looks = {
    venue: mistakeOf(linkSources.venue),
    organizer: mistakeOf(linkSources.organizer),
    categories: mistakeOf(linkSources.categories),
    tags: mistakeOf(linkSources.tags),
  }

  return async (filled: EventFormValues, boxes: EventFormValues): Promise<Sentences> => {
    const asked = (['venue', 'organizer', 'categories', 'tags'] as const).map(async (name) => {
      const fresh = boxes[name].filter((id) => !filled[name].includes(id))
      const mistakes = await Promise.all(fresh.map(looks[name]))
      const said = mistakes.filter((mistake) => mistake !== undefined)
      return said.length > 0 ? [[name, said.join(' ')] as const] : []
    })
    return Object.fromEntries((await Promise.all(asked)).flat())
  }
}
