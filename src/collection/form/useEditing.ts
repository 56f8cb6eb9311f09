import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import { toast } from '../../ui/toast/toast.ts'
import { changedBetween } from '../compare.ts'
import type { Fields } from '../field.ts'
import type { Difference, Saved } from '../saved.ts'
import { intendedValues, valuesBefore } from './pickedValues.ts'
import { publishedNow } from './postBoxes.ts'
import { changedBoxes } from './recordForm.ts'
import type { RecordForm, RecordWords, RemedyOf, Shown, WriteRecord } from './recordForm.ts'
import { refill, refillBut, takeFresh } from './refill.ts'
import { type NotBack, useSavedToast } from './savedToast.ts'
import { useSaving } from './useSaving.ts'

export interface Editing<R extends Shown, V extends FieldValues, Update extends object> {
  definition: RecordForm<R, V, Update>
  words: RecordWords<R, V>
  form: UseFormReturn<V>
  /** The newest reading. */
  record: R
  /** What the form is measured against, and how another one takes its place. */
  opened: R
  setOpened: (record: R) => void
  write: WriteRecord<R, Update>
  differences: readonly Difference[]
  onSaved?: ((record: R) => void) | undefined
  remedyOf?: RemedyOf<R> | undefined
}

/** A record that exists, under an editor's hands: newer readings taken in, saved, put back, conflicts settled. */
export function useEditing<R extends Shown, V extends FieldValues, Update extends object>(
  editing: Editing<R, V, Update>,
) {
  const { definition, words, form, record, opened, setOpened, write } = editing
  const { t } = useTranslation('recordForm')
  const site = useService().configuration
  const announce = useSavedToast()
  const [differences, setDifferences] = useState(editing.differences)
  const [isUnmoved, setUnmoved] = useState(false)
  const changed = (from: R, boxes: V) =>
    changedBoxes(definition.boxes, definition.filled(from, site), boxes)

  const lastRead = useRef(record)
  useEffect(() => {
    if (lastRead.current === record) return
    lastRead.current = record
    setOpened(takeFresh(definition, form, opened, record, site))
  }, [definition, record, opened, setOpened, form, site])

  const landed = (saved: Saved<R>) => {
    setOpened(saved.record)
    setDifferences(saved.differences)
    setUnmoved(isAsBefore(definition.fields, saved))
    editing.onSaved?.(saved.record)
  }

  const notBack = (undone: Saved<R>): readonly NotBack[] =>
    undone.differences.map((difference) => {
      const remedy = editing.remedyOf?.(difference)
      const label = words.label(difference.field)
      if (!remedy) return { label }
      const undo = async () => notBack(await remedy.write(undone.record))
      return { label, remedy: { ...remedy, undo } }
    })

  const writeBoxes = async (from: R, drawn: V, typed: V) => {
    const boxes = publishedNow(definition.filled(from, site), drawn, site.timezone)
    const names = changed(from, boxes)
    if (names.length === 0) {
      toast.show({ message: t('saved.nothing'), severity: 'info' })
      return
    }
    const saved = await write(from, definition.valuesOf(boxes, names))
    refill(definition, form, typed, definition.filled(saved.record, site))
    landed(saved)
    if (isAsBefore(definition.fields, saved)) return
    const { before } = saved
    const title = definition.titleOf(saved.record) || words.say('page.untitled')
    const undo = async (old: R) =>
      notBack(await write(saved.record, valuesBefore(definition.fields, old, names)))
    announce('updated', saved.record, title, before ? () => undo(before) : undefined)
  }

  const saving = useSaving<R, V>({
    form,
    names: definition.boxes,
    write: (boxes, typed) => writeBoxes(opened, boxes, typed),
    refusalWords: words.refusal,
  })

  /** A write beside what is typed, which stays. */
  const beside = (writing: () => Promise<Saved<R>>) =>
    void saving.attempt(async () => {
      const saved = await writing()
      takeFresh(definition, form, opened, saved.record, site)
      landed(saved)
    })

  /**
   * Takes the choice into the form, measured against the record as it is now, and saves: whatever becomes of that,
   * what was settled is not asked again, and what was typed stands there.
   */
  const settle = (theirs: readonly string[]) => {
    if (!saving.conflicted) return
    const { reason, status } = saving.conflicted
    const typed: V = { ...form.getValues() }
    // What was merged by hand may read as it did at first: it is mine all the same.
    const asked = new Set(reason.fields.map(({ field }) => field))
    const mine = [...changed(opened, typed), ...definition.boxes.filter((name) => asked.has(name))]
    const kept = mine.filter((name) => !theirs.includes(name))
    setOpened(reason.fresh)
    refillBut(form, kept, definition.filled(reason.fresh, site))
    const settled: V = { ...form.getValues() }
    const chosen = status === undefined || theirs.includes('status') ? {} : { status }
    void saving.attempt(
      () => writeBoxes(reason.fresh, { ...settled, ...chosen }, settled),
      theirs.includes('status') ? undefined : status,
    )
  }

  /** What was made of a text in conflict stands in its box at once: it is lost with nothing else. */
  const merge = (name: string, text: string) => {
    const box = definition.boxes.find((known) => known === name)
    if (box) form.setValue(box, text as PathValue<V, FieldPath<V>>, { shouldDirty: true })
  }

  return {
    saving,
    merge,
    differences,
    isUnmoved,
    beside,
    settle,
    putBack: (some: readonly Difference[]) => beside(() => write(opened, intendedValues(some))),
    keep: () => setDifferences([]),
  }
}

/** Accepted, and yet nothing of the record is other than it was: that is not to be called saved. */
function isAsBefore<R>(fields: Fields<R>, { before, record, differences }: Saved<R>): boolean {
  return (
    before !== null && differences.length > 0 && changedBetween(fields, before, record).length === 0
  )
}
