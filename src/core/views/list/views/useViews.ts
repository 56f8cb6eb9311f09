import { storedStarts, storedViews } from './storedViews.ts'
import type { SavedView } from './savedViews.ts'
import type { Viewed } from './viewed.ts'
import { viewsEntry } from './viewsEntry.ts'

const written = (search: Readonly<Record<string, string>>) => String(new URLSearchParams(search))

/** The views of a list as this browser keeps them. */
export function useViews({ service, name }: Viewed) {
  const entry = viewsEntry(service, name, 'saved')
  const startEntry = viewsEntry(service, name, 'start')
  const views = storedViews.useEntry(entry)
  const start = storedStarts.useEntry(startEntry)
  const begin = (search: string | null) => storedStarts.keep(startEntry, search)
  const keep = (next: readonly SavedView[]) => storedViews.keep(entry, next)
  return {
    /** Those that make sense in this language. */
    views: views.filter(({ language }) => language === undefined || language === service.language),
    all: views,
    keep,
    isStart: ({ search }: SavedView) => start !== null && start === written(search),
    /** The list opens here from now on; null opens it without filters. */
    startAt: (view: SavedView | null) => begin(view ? written(view.search) : null),
    /** Changes a view; where the list starts at it, it goes on to. */
    replace: (view: SavedView, next: SavedView | null) => {
      if (start === written(view.search)) begin(next ? written(next.search) : null)
      return keep(views.flatMap((one) => (one === view ? (next ? [next] : []) : [one])))
    },
  }
}
