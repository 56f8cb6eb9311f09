import type { i18n } from 'i18next'
import type { CollectionName, Identified } from '../../../core/resource/collection.ts'

/** What a file is made of, and for whom. */
export interface FileFacts {
  readonly of: CollectionName
  /** content language */
  readonly language: string
  /** the host of the site, part of what names an event in a calendar file */
  readonly host: string
  /** the zone of events that name none */
  readonly timezone: string
  readonly siteName: string
  /** those the site offers */
  readonly statuses: readonly string[]
  /** in the language of whom it is for */
  readonly translator: i18n
}

/** What a file could not hold: texts that are too long for a cell, events without a date, zones that nobody knows. */
export type Loss = 'tooLong' | 'undated' | 'unknownZone'

/** A file that grows page by page. */
export interface FileWriter {
  add(records: readonly Identified[]): void
  losses(): Readonly<Partial<Record<Loss, number>>>
  /** Once everything was added. @throws when the file cannot be made */
  end(): Promise<Blob>
  /** Gives up what was begun. */
  close(): void
}
