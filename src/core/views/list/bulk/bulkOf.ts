import type { ReactNode } from 'react'
import type { Language } from '../../../../api/language.ts'
import type { Service } from '../../../../api/service.ts'
import type { Task, BulkChange } from '../../../write/task.ts'
import type { Identified, Writable } from '../../../resource/collection.ts'
import type { Marks } from '../../../write/operation.ts'
import type { NamedCollections } from '../../form/linkedNames.ts'
import type { ChosenRecords } from '../select/SelectionBar.tsx'
import type { Saved, Outcome, Reason } from '../../../write/saved.ts'
import type { Writing } from '../../../write/writing.ts'

/** What a change of many is told of the records' room. */
export interface BulkOf<R extends Identified> extends Omit<Writing<R>, 'journal' | 'operation'> {
  nameOf: (record: R) => string
  /** A field by its name, in words. */
  labelOf: (field: string) => string
  /** Of what these records are linked to, for saying it by name. */
  linked?: NamedCollections
  /** In which language a record is, where that is not the service's. */
  languageOf?: (record: R) => Language | undefined
  /** What is written to each was settled before: another try writes the same over what somebody else changed. */
  isSettled?: boolean
  remedy?: BulkRemedy<R>
  /** What is done instead of an update: a record is made of each. */
  make?: (source: R, marks: Marks) => Promise<Outcome<R>>
  /** Why a record may not be written like this: asked just before, not of what is taken back. */
  reasonsAgainst?: (task: Task<R>) => Promise<readonly Reason[]>
  /** The same of many, asked before any is written: those that would be kept back. */
  reasonsAhead?: (tasks: readonly Task<R>[]) => Promise<ReadonlyMap<Task<R>, readonly Reason[]>>
  /** What is to be read before any is written. */
  note?: ReactNode
  /** What is said in the history of the write of a record besides its series. */
  marksOf?: (record: R) => Marks
  /** What names these records, and loses them for good with a deletion (contract.md §2). */
  carriers?: Writable<Identified>
}

/** What is chosen, for what can be done with it. */
export interface BulkActionsProps<R extends Identified> extends ChosenRecords<R> {
  /** Where they are of several languages: which each is of, and what is to be read before. */
  several?: Required<Pick<BulkOf<R>, 'languageOf' | 'note'>> | undefined
}

/** Another way to what was meant, where writing it once more would not help. */
export interface BulkRemedy<R> {
  readonly text: string
  readonly action: string
  /** @param intended what was not had in this field */
  isFor(field: string, intended: unknown): boolean
  write(opened: R): Promise<Saved<R>>
}

/** Whether a way of its own leads to what a task was to come to. */
export function isRemediable<R>(
  { step }: Pick<Task<R>, 'step'>,
  outcome: Outcome<R> | undefined,
  remedy: Pick<BulkRemedy<R>, 'isFor'> | undefined,
): boolean {
  if (outcome?.kind !== 'differs' || step.kind !== 'update' || remedy === undefined) return false
  return outcome.fields.some((field) => remedy.isFor(field, step.changes[field]))
}

/** The service that a task is done through. */
export function serviceOf<R>(service: Service, { language }: Pick<Task<R>, 'language'>): Service {
  return language === undefined ? service : service.in(language)
}

export interface BulkDialogProps<R extends Identified> {
  of: BulkOf<R>
  records: readonly R[]
  /** «Change the venue» */
  title: string
  /** What is to be done with each; null while that is not said yet. */
  change: BulkChange<R> | null
  /** «Delete» for what destroys; «Change» otherwise. */
  action?: 'change' | 'make' | 'trash' | 'restore' | 'erase'
  /** It begins as soon as it is known what is to be done: what was pressed says just that. */
  isAsked?: boolean
  /** What was pressed says what is to be done, and Enter begins it as soon as it is known what is kept back. */
  isSaid?: boolean
  /** Asked just before the first is written, and before a retry; false keeps all of them as they are. */
  mayStart?: (() => Promise<boolean>) | undefined
  /** Why the last retry was kept from beginning, where what was chosen is no longer on screen to say it. */
  whyNot?: string | undefined
  /** Something else is under way that has to end first: until then it neither begins nor closes. */
  isBusy?: boolean
  /** Told of every round of writes when it is over, and what it changed (`recordKey`): nothing where it undid that. */
  onRound?: ((written: Written<R>, keys: ReadonlySet<string>) => void) | undefined
  /** Told of all that was written. */
  onClose: (written: Written<R>) => void
  /** What there is to say and to choose before. */
  children?: ReactNode
}

/** Records as they are after a round of writes; null for what is gone. */
export type Written<R> = ReadonlyMap<number, R | null>
