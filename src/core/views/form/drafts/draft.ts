import type { FieldValues } from 'react-hook-form'
import type { Configuration } from '../../../../api/configuration.ts'
import type { Service } from '../../../../api/service.ts'
import type { CollectionName } from '../../../resource/collection.ts'
import { ownerOf } from '../../../query/owner.ts'
import type { Draft } from '../../../write/operation.ts'
import { changedThere } from '../../../write/merge.ts'
import { changedFormValues, type RecordForm, type Shown } from '../recordForm.ts'

/** Names the form of a record, or the one of new records, among all there are on this device. */
export function placeOf(service: Service, collection: CollectionName, id: number | null): string {
  return JSON.stringify([ownerOf(service), service.language, collection, id])
}

/** A key of its own for a form at a place: two tabs never write over each other's. */
export function formKey(place: string): string {
  return `${place} ${Date.now()} ${Math.random()}`
}

export function isAt(place: string, key: string): boolean {
  return key.startsWith(`${place} `)
}

function picked(from: object, names: readonly PropertyKey[]): Draft['boxes'] {
  return Object.fromEntries(
    Object.entries<unknown>({ ...from }).filter(([name]) => names.includes(name)),
  )
}

/** A form as a draft is made of it. */
export interface OpenForm<R extends Shown, V extends FieldValues, Update extends object> {
  readonly definition: RecordForm<R, V, Update>
  /** the record it is measured against, null for a new one */
  readonly opened: R | null
  /** the boxes of it */
  readonly filled: V
}

function partsOf<R extends Shown, V extends FieldValues, Update extends object>(
  { beside = {} }: RecordForm<R, V, Update>,
  names: readonly string[],
): PropertyKey[] {
  return names.flatMap((name) => [name, ...(beside[name] ?? [])])
}

/** What would be lost if the form went away now; null when nothing would. */
export function draftOf<R extends Shown, V extends FieldValues, Update extends object>(
  { definition, opened, filled }: OpenForm<R, V, Update>,
  boxes: V,
  language: string,
): Draft | null {
  const changed = changedFormValues(definition.boxes, filled, boxes)
  const [first = ''] = definition.boxes
  if (changed.length === 0) return null
  return {
    language,
    collection: definition.name,
    id: opened?.id ?? null,
    title: String(boxes[first] ?? ''),
    boxes: picked(boxes, opened ? changed : definition.boxes),
    opened: opened ? picked(opened, partsOf(definition, changed)) : {},
  }
}

/** A box in which a draft and the form disagree. */
export interface DraftBox {
  readonly name: string
  readonly isHtml: boolean
  /** as it was when the typing began */
  readonly was: unknown
  readonly typed: unknown
  readonly now: unknown
  /** somebody else has changed it since */
  readonly isMoved: boolean
}

/** What a draft would change in a form, box by box, in the order of the page. */
export function draftValues<R extends Shown, V extends FieldValues, Update extends object>(
  { definition, opened, filled }: OpenForm<R, V, Update>,
  draft: Draft,
  site: Configuration,
): DraftBox[] {
  const asOpened = opened && { ...opened, ...draft.opened }
  const begun = asOpened ? definition.filled(asOpened, site) : filled
  const typed = definition.boxes.filter((name) => Object.hasOwn(draft.boxes, name))
  return changedFormValues(typed, filled, draft.boxes).map((name) => {
    const [was, now] = [begun[name], filled[name]]
    const field = definition.fields[name]
    const isMoved =
      changedFormValues([name], begun, filled).length > 0 &&
      !(field && asOpened && !changedThere(field, was, now, asOpened, opened))
    const isHtml = field?.kind === 'html'
    return { name, isHtml, was, typed: draft.boxes[name], now, isMoved }
  })
}

/**
 * The record that a form with something typed in these boxes is measured against: as it is now, but in those boxes as
 * it was when the typing began, so that saving finds out what somebody else has changed since.
 * @param begun the record as it was then, or as much of it as a draft keeps
 */
export function openedWith<R extends Shown, V extends FieldValues, Update extends object>(
  definition: RecordForm<R, V, Update>,
  now: R,
  begun: R | Draft['opened'],
  names: readonly string[],
): R {
  return { ...now, ...picked(begun, partsOf(definition, names)) }
}
