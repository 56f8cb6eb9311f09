import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { differencesOf } from '../../write/compare.ts'
import { watchOwnWrites } from '../../write/ownWrites.ts'
import type { Difference, Saved } from '../../write/saved.ts'
import { saveResultOf, withOtherEnd } from './differences/saveResult.ts'
import { useSaveResult } from './differences/useSaveResult.ts'
import { checkChosen, lookFirst, NotReady } from './lateMistakes.ts'
import { intendedValues, valuesBefore } from './pickedValues.ts'
import { publishedNow } from './postFormValues.ts'
import {
  changedFormValues,
  type RecordForm,
  type RecordLabels,
  type RemedyOf,
  type Shown,
  type WriteRecord,
} from './recordForm.ts'
import { refill, refillBut, takeFresh } from './refill.ts'
import { type NotBack, useSavedToast } from './savedToast.ts'
import { useUnpublishQuestion } from './useUnpublishQuestion.ts'
import { useSaving } from './useSaving.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

export interface Editing<R extends Shown, V extends FieldValues, Update extends object> {
  definition: RecordForm<R, V, Update>
  words: RecordLabels<R, V>
  form: UseFormReturn<V>
  /** The newest reading. */
  record: R
  /** What the form is measured against, and how another one takes its place. */
  opened: R
  setOpened: (record: R) => void
  write: WriteRecord<R, Update>
  differences: readonly Difference[]
  /** A newer reading is on its way: what it brings is no news of somebody else's. */
  isRefreshing: boolean
  onSaved?: ((record: R, before: R | null) => void) | undefined
  remedyOf?: RemedyOf<R> | undefined
  /** Says that it was saved, in place of a toast of its own. */
  announce?: ReturnType<typeof useSavedToast> | undefined
}

/** What was pressed in a note goes with it, and the focus too, unless somebody has gone on to type meanwhile. */
function leaveNote(): void {
  if (!document.activeElement?.matches('input, textarea, select, [contenteditable]')) focusPage()
}

/** A record that exists, under an editor's hands: newer readings taken in, saved, put back, conflicts settled. */
export function useEditing<R extends Shown, V extends FieldValues, Update extends object>(
  editing: Editing<R, V, Update>,
) {
  const { definition, words, form, record, opened, setOpened, write } = editing
  const { t } = useTranslation('recordForm')
  const service = useService()
  const site = service.configuration
  const ownToast = useSavedToast()
  const announce = editing.announce ?? ownToast
  const mayUnpublish = useUnpublishQuestion()
  const aftermath = useSaveResult(definition, editing.differences, record)
  const changed = (from: R, boxes: V) =>
    changedFormValues(definition.boxes, definition.filled(from, site), boxes)

  /** Names of the fields that somebody else changed since `from`, but for those of `mine`. */
  const changedThere = (from: R, to: R, mine: readonly string[]) =>
    differencesOf(definition.fields, from, to, {}, new Set())
      .map(({ field }) => field)
      .filter((name) => !mine.includes(name) && definition.boxes.some((box) => box === name))

  /** For what is clicked later, such as the undo of a toast. */
  const measured = useRef(opened)
  useEffect(() => {
    measured.current = opened
  }, [opened])

  const writes = useRef(0)
  /** A write of this form: what is read on its way is no news, and may be a step of it that is not to stay. */
  const own = async <T>(writing: () => Promise<T>): Promise<T> => {
    writes.current += 1
    try {
      return await writing()
    } finally {
      writes.current -= 1
    }
  }

  const lastRead = useRef({ record, isProvisional: editing.isRefreshing })
  const takeIn = useEffectEvent((reading: R, isNews: boolean, found?: readonly Difference[]) => {
    const typed = changed(opened, form.getValues())
    aftermath.read(reading, isNews ? changedThere(opened, reading, typed) : [], found)
    setOpened(takeFresh(definition, form, opened, reading, site))
  })
  const { isRefreshing } = editing
  useEffect(() => {
    const last = lastRead.current
    if (last.record === record && last.isProvisional === isRefreshing) return
    lastRead.current = { record, isProvisional: isRefreshing }
    if (last.record !== record && writes.current === 0) takeIn(record, !last.isProvisional)
  }, [record, isRefreshing])

  // Sound because it was read by the collection of this form.
  useEffect(
    () =>
      watchOwnWrites(service, definition.name, record.id, (reading, found) =>
        takeIn(reading as R, true, found),
      ),
    [service, definition.name, record.id],
  )

  const landed = (saved: Saved<R>, putBack?: readonly Difference[], now = saved.record) => {
    setOpened(now)
    aftermath.saved(saved, putBack)
    editing.onSaved?.(saved.record, saved.before)
  }

  const notBack = (undone: Saved<R>): readonly NotBack[] =>
    undone.differences.map((difference) => {
      const remedy = editing.remedyOf?.(difference)
      const label = words.label(difference.field)
      if (!remedy) return { label }
      const undo = async () => notBack(await remedy.write(undone.record))
      return { label, remedy: { ...remedy, undo } }
    })

  const writeBoxes = async (from: R, drawn: V, typed: V, isAnyway = false) => {
    const filled = definition.filled(from, site)
    const meant = publishedNow(filled, drawn, site.timezone)
    const isHeldBack = !isAnyway && ((await words.isHeldBack?.(filled, meant)) ?? false)
    // What keeps it from going out keeps nothing from being saved.
    const boxes: V = isHeldBack ? { ...typed, status: filled['status'] } : meant
    if (isHeldBack) merge('status', String(filled['status']))
    const names = changed(from, boxes)
    if (names.length === 0) {
      if (isHeldBack) throw new NotReady()
      toast.show({ message: t('saved.nothing'), severity: 'info' })
      return
    }
    if (!(await mayUnpublish(opened.status, (boxes as FieldValues)['status']))) return
    await lookFirst(words, filled, boxes)
    const saved = await own(() => write(from, definition.valuesOf(boxes, names)))
    refill(definition, form, typed, definition.filled(saved.record, site))
    landed(saved)
    const { before } = saved
    if (before) aftermath.read(saved.record, changedThere(from, before, names))
    sayOf(saved, names)
    if (isHeldBack) throw new NotReady()
  }

  /** Says that it was saved, with the way back to what was in these fields. */
  const sayOf = (saved: Saved<R>, names: readonly string[]) => {
    if (saveResultOf(definition.fields, saved).isUnmoved) return
    const { before } = saved
    const name = inLanguage(definition.titleOf(saved.record), service.language)
    const title = name || words.say('page.untitled')
    const undo = async (old: R) => {
      const undone = await own(() =>
        write(saved.record, valuesBefore(definition.fields, old, names), saved.key),
      )
      setOpened(takeFresh(definition, form, measured.current, undone.record, site))
      return notBack(undone)
    }
    announce('updated', saved.record, title, before ? () => undo(before) : undefined)
  }

  const saving = useSaving<R, V>({
    form,
    names: definition.boxes,
    write: (boxes, typed, isAnyway) => writeBoxes(opened, boxes, typed, isAnyway),
    apiErrorMessage: words.refusal,
  })

  /** A write beside what is typed, which stays: it gives back what was not as it was meant. */
  const beside = (writing: () => Promise<Saved<R>>, putBack: readonly Difference[]) =>
    void saving.attempt(async () => {
      const saved = await own(writing)
      landed(saved, putBack, takeFresh(definition, form, opened, saved.record, site))
      sayOf(
        saved,
        putBack.map(({ field }) => field),
      )
      leaveNote()
    })

  /**
   * Takes the choice into the form, measured against the record as it is now, and saves: whatever becomes of that,
   * what was settled is not asked again, and what was typed stands there.
   */
  const settle = (theirs: readonly string[]) => {
    if (saving.held?.kind !== 'conflict') return
    const { reason, status } = saving.held
    const typed: V = { ...form.getValues() }
    // What was merged by hand may read as it did at first: it is mine all the same.
    const asked = new Set(reason.fields.map(({ field }) => field))
    const mine = [...changed(opened, typed), ...definition.boxes.filter((name) => asked.has(name))]
    const kept = mine.filter((name) => !theirs.includes(name))
    setOpened(reason.fresh)
    const filled = definition.filled(reason.fresh, site)
    refillBut(form, kept, filled)
    const settled: V = { ...form.getValues() }
    const chosen = status === undefined || theirs.includes('status') ? {} : { status }
    const writeChosen = async () => {
      checkChosen(words, filled, settled)
      await writeBoxes(reason.fresh, { ...settled, ...chosen }, settled)
    }
    void saving.attempt(writeChosen, theirs.includes('status') ? undefined : status)
  }

  /** What was made of a text in conflict stands in its box at once: it is lost with nothing else. */
  const merge = (name: string, text: string) => {
    const box = definition.boxes.find((known) => known === name)
    if (box) form.setValue(box, text as PathValue<V, FieldPath<V>>, { shouldDirty: true })
  }

  return {
    saving,
    merge,
    aftermath,
    beside,
    settle,
    putBack: (some: readonly Difference[]) => {
      const told = [...aftermath.aftermath.differences, ...aftermath.setBack]
      const all = withOtherEnd(definition.fields, opened, told, some)
      beside(() => write(opened, intendedValues(all)), all)
    },
  }
}
