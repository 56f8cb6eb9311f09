import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import { categories } from '../../../resources/categories/categories.ts'
import { lastFew } from '../data/lastFew.ts'
import { huesInOrder } from './colouring.ts'

/**
 * A hue for each category by its slug, in the order in which a language got its categories: the same in every month, and
 * in every language that got them in the same order. Costs one request a language, and none while its listing is known.
 * @returns null until the listings were read; of one that cannot be read nothing is known
 */
export function useCategoryHues(
  service: Service,
  languages: readonly Language[],
): ReadonlyMap<string, number> | null {
  const listings = useQueries({
    queries: languages.map((language) => listOptions(service.in(language), categories, {})),
  })
  const [kept] = useState(() => lastFew<ReadonlyMap<string, number>>())
  if (listings.some(({ isPending }) => isPending)) return null
  return kept(
    listings.map(({ data }) => data),
    () =>
      new Map(
        listings.flatMap(({ data }) => {
          const inOrder = (data?.items ?? []).toSorted((one, other) => one.id - other.id)
          return huesInOrder(inOrder.map(({ id, slug }) => slug || `#${id}`))
        }),
      ),
  )
}
