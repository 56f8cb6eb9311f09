import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useDrafting } from '../../../core/views/form/drafts/useDrafting.ts'
import { useSpentDrafts } from '../../../core/views/form/drafts/storedDrafts.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { changedFormValues } from '../../../core/views/form/recordForm.ts'
import type { Undo } from '../../../core/views/form/savedToast.ts'
import { useValidatedForm } from '../../../core/views/form/useValidatedForm.ts'
import { useEditing } from '../../../core/views/form/useEditing.ts'
import type { Difference, Saved } from '../../../core/write/saved.ts'
import { eventForm, useEventLabels } from '../../../resources/events/editing.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import { useUpdateEvent } from '../../../resources/events/hooks.ts'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'

/** A version as it is opened. */
export interface Begun {
  readonly service: Service
  readonly record: EventRecord
  /** milliseconds since 1970; 0 where it is to be read again */
  readonly readAt: number
  /** what came of its creation, where that was here */
  readonly differences: readonly Difference[]
}

/** A save that came to its end: how it is taken back, where that can be. */
export interface Landed {
  /** as it is by now */
  readonly record: Pick<EventRecord, 'status' | 'url'>
  readonly undo: Undo | undefined
}

/** Told that a write of these fields begins; what it gives back is told of its end. */
export type WatchWrite = (
  names: readonly string[],
) => (saved: Saved<EventRecord>, undoes: string | undefined) => Promise<void>

/**
 * One version under an editor's hands, in the language of the place it is called from: its boxes, its draft, its
 * conflicts and its saves are those of its own page.
 */
export function useVersion({ record: begun, readAt, differences }: Begun) {
  const service = useService()
  const { id } = begun
  const words = useEventLabels(begun)
  // What the listing around it brought a moment ago is not read again.
  const reading = useQuery({
    ...recordOptions(service, events, id),
    initialData: begun,
    initialDataUpdatedAt: readAt,
  })
  const isRead = reading.dataUpdatedAt > 0
  const record = reading.data
  const [opened, setOpened] = useState(record)
  const open = useMemo(
    () => ({
      definition: eventForm,
      opened,
      filled: eventForm.filled(opened, service.configuration),
    }),
    [opened, service.configuration],
  )
  const form = useValidatedForm(words, open.filled, false)
  const { isDirty, errors } = useFormState({ control: form.control })
  const drafting = useDrafting(form, open, setOpened)
  useSpentDrafts({
    left: drafting.left,
    definition: eventForm,
    record,
    readAt: reading.dataUpdatedAt,
    isRefreshing: !isRead,
  })
  const update = useUpdateEvent()
  const landed = useRef<Landed | null>(null)
  const [isSaved, setSaved] = useState(false)
  const watched = useRef<WatchWrite | null>(null)
  const alone = useRef<((title: string, landed: Landed) => void) | null>(null)
  const isGathered = useRef(false)
  const editing = useEditing({
    definition: eventForm,
    words,
    form,
    record,
    opened,
    setOpened,
    async write(from, changes, undoes) {
      const ended = watched.current?.(Object.keys(changes))
      const saved = await update.mutateAsync({ id, opened: from, changes, undoes })
      if (undoes !== undefined) setSaved(false)
      await ended?.(saved, undoes)
      return saved
    },
    differences,
    isRefreshing: !isRead,
    onSaved: () => drafting.tellSaved(),
    announce(_what, record, title, undo) {
      const one = { record: { status: '', ...record }, undo }
      landed.current = one
      setSaved(true)
      if (!isGathered.current) alone.current?.(title, one)
    },
  })
  const { saving } = editing
  return {
    language: service.language,
    service,
    words,
    form,
    open,
    opened,
    drafting,
    editing,
    reading,
    isRead,
    isDirty,
    hasMistakes: Object.keys(errors).length > 0,
    /** It was saved here, and nothing was typed since. */
    isSaved: isSaved && !isDirty,
    changed: () => changedFormValues(eventForm.boxes, open.filled, form.getValues()),
    /** Whether something that is typed cannot be saved; its form says what. */
    async isMistaken(): Promise<boolean> {
      const wrong = words.mistakes(open.filled, form.getValues(), false)
      if (Object.keys(wrong).length === 0) return false
      await form.handleSubmit(() => undefined)()
      return true
    },
    /** @returns nothing when it was not saved; the form says why */
    async save(status?: string): Promise<Landed | null> {
      landed.current = null
      isGathered.current = true
      try {
        await saving.submit(status)
      } finally {
        isGathered.current = false
      }
      return landed.current
    },
    watch(told: WatchWrite) {
      watched.current = told
    },
    /** Tells of a save that was not asked for together with others, such as the one after a conflict. */
    watchAlone(told: (title: string, landed: Landed) => void) {
      alone.current = told
    },
  }
}

export type HeldVersion = ReturnType<typeof useVersion>
