import { useQuery } from '@tanstack/react-query'
import { collectionNames } from '../../collection/collection.ts'
import { historyOptions } from '../../collection/history/historyOptions.ts'
import { keptViews } from '../../collection/list/views/keptViews.ts'
import { exportedAll } from '../../collection/list/views/savedViews.ts'
import { viewsEntry } from '../../collection/list/views/viewsEntry.ts'
import type { Service } from '../../service/service.ts'
import { exportedPairs, useConfirmed } from '../../translations/translations.ts'

/** What can be carried to another browser, or kept before this device is erased. */
export interface Carried {
  readonly what: 'views' | 'pairs' | 'history'
  readonly count: number
  readonly file: string
  readonly text: () => string
}

/** What this account (its history and views) and this site (its pairs) have here. */
export function useCarried(service: Service): readonly Carried[] {
  const pairs = useConfirmed(service.site)
  const { data: history = [] } = useQuery(historyOptions(service))
  const saved = ([...collectionNames, 'calendar'] as const).map(
    (name) => [name, keptViews.valueOf(viewsEntry(service, name, 'saved'))] as const,
  )
  return [
    {
      what: 'views',
      count: saved.reduce((sum, [, views]) => sum + views.length, 0),
      file: 'agenda.views.json',
      text: () => exportedAll(Object.fromEntries(saved.filter(([, { length }]) => length > 0))),
    },
    {
      what: 'pairs',
      count: pairs.together.length + pairs.apart.length,
      file: 'agenda.pairs.json',
      text: () => exportedPairs(service.site, pairs),
    },
    {
      what: 'history',
      count: history.length,
      file: 'history.json',
      text: () => JSON.stringify(history, null, 2),
    },
  ]
}
