import type { CollectionName } from '../../../core/resource/collection.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'

export const fileFormats = ['xlsx', 'csv', 'ics'] as const

export type FileFormat = (typeof fileFormats)[number]

/** What opens writers of a format; its library comes with it. */
export async function writerOf(format: FileFormat): Promise<(facts: FileFacts) => FileWriter> {
  if (format === 'csv') return (await import('./csvWriter.ts')).csvWriter
  if (format === 'xlsx') return (await import('./xlsxWriter.ts')).xlsxWriter
  return (await import('./icsWriter.ts')).icsWriter
}

/** Calendar files hold events and nothing else. */
export function formatsOf(of: CollectionName): readonly FileFormat[] {
  return of === 'events' ? fileFormats : ['xlsx', 'csv']
}
