import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../../core/resource/collection.ts'
import { isMissing } from '../../../core/query/readErrors.ts'
import type { PickerSource } from '../../../core/views/pickers/pickerSource.ts'
import { placeholderFromLists, recordOptions } from '../../../core/query/readOptions.ts'
import { useService } from '../../../api/useService.ts'
import { linkSources } from '../pickerSources.ts'

export type Linked = keyof typeof linkSources

/**
 * Looks once more at what events are to be linked to, and says what cannot be: a service takes a venue that went to the
 * trash meanwhile, and leaves out a category that is gone. A look that fails for another reason keeps nothing from being
 * saved.
 */
export function useLinkMistake(): (
  field: Linked,
  ids: readonly number[],
) => Promise<string | undefined> {
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

  return async (field, ids) => {
    const mistakes = await Promise.all(ids.map(looks[field]))
    const said = mistakes.filter((mistake) => mistake !== undefined)
    return said.length > 0 ? said.join(' ') : undefined
  }
}
