import { isObject } from '../../../api/isObject.ts'

/** Between two linked records in one cell; commas and semicolons stand in names. */
const between = ' | '

function nameIn(link: Readonly<Record<string, unknown>>): string {
  const name = link['name'] ?? link['venue'] ?? link['organizer'] ?? ''
  return String(name).replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim()
}

/** «Ateneu #12 | Sala gran #15»: the records that one names, for people by their names, for the way back by their numbers. */
export function linkNames(record: object, field: string): string {
  const links: unknown = Object.entries(record).find(([name]) => name === field)?.[1]
  if (!Array.isArray(links)) return ''
  return links
    .filter(isObject)
    .map((link) => `${nameIn(link)} #${String(link['id'])}`.trim())
    .join(between)
}

/** A record as a cell names it. */
export interface CellLink {
  /** not a number where the cell has none */
  readonly id: number
  /** empty where the number stands alone */
  readonly name: string
}

/** The way back: what says which record is its number. */
export function linksIn(text: string): readonly CellLink[] {
  const parts = text.split(/[|\n]/).filter((part) => part.trim() !== '')
  return parts.map((part) => {
    const [, name = '', id = Number.NaN] = /^(.*)#(\d{1,15})\s*$/.exec(part) ?? []
    return { id: Number(id), name: name.trim() }
  })
}
