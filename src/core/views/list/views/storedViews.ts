import { storedEntries } from '../../../../ui/storedEntries.ts'
import { readViews, type SavedView } from './savedViews.ts'

/** The views of each list, as this browser keeps them. */
export const storedViews = storedEntries<readonly SavedView[]>({
  family: 'views.saved.',
  read: readViews,
  write: (views) => (views.length > 0 ? JSON.stringify(views) : null),
})

/** Where each list starts: what its address says after `?`; null for one that starts without filters. */
export const storedStarts = storedEntries<string | null>({
  family: 'views.start.',
  read: (text) => text,
  write: (search) => search,
})
