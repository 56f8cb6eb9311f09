import { type Days, monthOf } from '../../../calendar/days/range.ts'
import type { Pack } from '../content/pack.ts'
import { docxFile } from './docxFile.ts'
import { htmlPack } from './htmlPack.ts'
import { textPack } from './textPack.ts'

export const packFormats = ['docx', 'html', 'txt'] as const
export type PackFormat = (typeof packFormats)[number]

/** An agenda in a format. @throws when the part that writes documents could not be fetched */
export async function packFile(pack: Pack, format: PackFormat, siteName: string): Promise<Blob> {
  if (format === 'html') return new Blob([htmlPack(pack)], { type: 'text/html' })
  if (format === 'txt') return new Blob([textPack(pack)], { type: 'text/plain' })
  return docxFile(pack, siteName)
}

/** «agenda.ca.2026-10.docx» of a month, else with both its days. */
export function packFileName(language: string, days: Days, format: PackFormat): string {
  const month = monthOf(days.first)
  const isMonth = month.first === days.first && month.last === days.last
  const when = isMonth ? days.first.slice(0, 7) : `${days.first}.${days.last}`
  return `agenda.${language}.${when}.${format}`
}
