import * as z from 'zod/mini'
import { storedEntries } from '../../../../ui/storedEntries.ts'

const viewSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** what the address says after `?`: filters, and nothing else */
  search: z.record(z.string(), z.string().check(z.maxLength(2000))),
  /** of the filters that name records by number, which are of one language */
  language: z.optional(z.string()),
})

/** A name for a search. */
export type SavedView = z.infer<typeof viewSchema>

const someViews = z.array(viewSchema).check(z.maxLength(500))

const fileSchema = z.object({
  agendaViews: z.literal(1),
  lists: z.record(z.string(), someViews),
})
/** As earlier versions wrote a file of one list. */
const fileOfOneSchema = z.object({
  agendaViews: z.literal(1),
  list: z.string(),
  views: someViews,
})

/** Filters that name records by number. */
const ofLanguage: ReadonlySet<string> = new Set([
  'venue',
  'organizer',
  'categories',
  'tags',
  'include',
  'exclude',
  'parent',
  'event',
  'post',
  'post_parent',
])

/** A view of these filters, without the page one happens to be on. */
export function viewOf(
  name: string,
  search: Readonly<Record<string, string>>,
  language: string,
): SavedView {
  const { page: _, ...filters } = search
  const isOfLanguage = Object.keys(filters).some((filter) => ofLanguage.has(filter))
  return { name: name.trim(), search: filters, ...(isOfLanguage ? { language } : {}) }
}

export function readViews(text: string | null): readonly SavedView[] {
  try {
    return z.array(viewSchema).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

const isSame = (one: SavedView, other: SavedView) =>
  one.name === other.name && one.language === other.language

/** With this view, in place of one of its name. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return views.some((one) => isSame(one, view))
    ? views.map((one) => (isSame(one, view) ? view : one))
    : [...views, view]
}

/** A file of the views of some lists: each takes its own from it. */
export function exported(lists: Readonly<Record<string, readonly SavedView[]>>): string {
  return JSON.stringify({ agendaViews: 1, lists }, null, 2)
}

/** Undefined where a file has none of this list. @throws ZodError, SyntaxError for what is no such file */
function viewsIn(text: string, list: string): readonly SavedView[] | undefined {
  const file: unknown = JSON.parse(text)
  const all = fileSchema.safeParse(file)
  if (all.success) return all.data.lists[list]
  const one = fileOfOneSchema.parse(file)
  return one.list === list ? one.views : undefined
}

/** What a file brings to views that are there, or why it does not. */
type Imported =
  | { readonly kind: 'views'; readonly views: readonly SavedView[]; readonly count: number }
  | { readonly kind: 'otherList' | 'unreadable' }

/** @param known the filters of the list; what else an address of a file says is left out */
export function imported(
  text: string,
  list: string,
  before: readonly SavedView[],
  known: (filter: string) => boolean,
): Imported {
  try {
    const found = viewsIn(text, list)
    if (found === undefined) return { kind: 'otherList' }
    const views = found.map(({ search, ...view }): SavedView => {
      const filters = Object.entries(search).filter(([name]) => known(name))
      return Object.assign(view, { search: Object.fromEntries(filters) })
    })
    return { kind: 'views', views: views.reduce(withView, before), count: views.length }
  } catch {
    return { kind: 'unreadable' }
  }
}

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
