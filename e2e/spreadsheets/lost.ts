import type { Locale } from './calc.ts'

/** A file that a program saved. */
export interface SavedFile {
  readonly program: 'Calc' | 'Gnumeric'
  readonly locale: Locale
  /** as Agenda exported it */
  readonly source: string
  /** the end of its name */
  readonly as: string
}

/** What programs themselves lose of cells that nobody touched, and what is made of that. */
const losses: readonly {
  readonly of: (file: SavedFile) => boolean
  readonly cells: readonly string[]
}[] = [
  {
    // Letters that Windows-1252 has not are question marks.
    of: ({ source, as }) => source.startsWith('events') && as === 'windows.csv',
    cells: ['Dvořák i Čapek, title: letters', 'Dvořák i Čapek, cost: letters'],
  },
  {
    // An apostrophe before a text says there that it is one.
    of: ({ program, source }) => program === 'Gnumeric' && source === 'events.csv',
    cells: ["'apòstrof, title: 'apòstrof → apòstrof"],
  },
  {
    // It is an error in Spanish.
    of: ({ program, locale, source, as }) =>
      program === 'Gnumeric' && locale === 'es_ES' && source === 'events.csv' && as === 'xlsx',
    cells: ['#N/D, title: error'],
  },
]

/** Lines as `differences` has them. */
export const lostOf = (file: SavedFile): readonly string[] =>
  losses.filter((loss) => loss.of(file)).flatMap(({ cells }) => cells)
