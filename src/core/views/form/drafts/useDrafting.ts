import { putDraft, removeDrafts, type StoredDraft } from '../../../write/drafts.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import { ownerOf } from '../../../query/owner.ts'
import { changedFormValues, type Shown } from '../recordForm.ts'
import { refill } from '../refill.ts'
import { draftOf, draftValues, formKey, openedWith, type OpenForm, placeOf } from './draft.ts'
import { handedTo, takeHanded } from './handed.ts'
import { useDiscarding, useStoredDrafts } from './storedDrafts.ts'
import { useFormTabs } from './useFormTabs.ts'
import { useMirror } from './mirror.ts'

/** What is typed into a form and kept on this device: this form's own, and what others left behind. */
export interface Drafting {
  /** names this form, and no other, as long as it is open */
  readonly key: string
  /** left behind, and open in no tab */
  readonly left: readonly StoredDraft[]
  /** those of them that would change something */
  readonly offered: readonly StoredDraft[]
  /** the same record is open in another tab */
  readonly isElsewhere: boolean
  /** it was saved in another tab */
  readonly wasSaved: boolean
  forgetSaved(): void
  /** the device keeps what is typed here, as far as is known */
  readonly isKept: boolean
  take(draft: StoredDraft): Promise<void>
  /** Removes it, with a way back. */
  discard(draft: StoredDraft): void
  /** Nothing typed here is kept any more. */
  end(): Promise<void>
  tellSaved(): void
  /** what a new record is made for, the same at every attempt */
  of(): string
}

/**
 * @param open the same object until the record it is measured against is another
 * @param setOpened puts another record in its place
 */
export function useDrafting<R extends Shown, V extends FieldValues, Update extends object>(
  form: UseFormReturn<V>,
  open: OpenForm<R, V, Update>,
  setOpened?: (record: R) => void,
): Drafting {
  const { definition, opened, filled } = open
  const service = useService()
  const site = service.configuration
  const owner = ownerOf(service)
  const place = placeOf(service, definition.name, opened?.id ?? null)
  const discard = useDiscarding()
  const [key] = useState(() => formKey(place))
  const { mirror, isKept } = useMirror(key, form, open)
  const { others, ...tabs } = useFormTabs(place, key)
  const kept = useStoredDrafts(owner, place, key)

  const fill = ({ body }: StoredDraft) => {
    const names = draftValues(open, body, site).map(({ name }) => name)
    if (opened) {
      const next = openedWith(definition, opened, body.opened, names)
      const before = definition.filled(next, site)
      refill(definition, form, filled, before)
      mirror.measure({ definition, opened: next, filled: before })
      setOpened?.(next)
    } else form.reset(filled)
    const boxes: V = { ...form.getValues(), ...body.boxes }
    for (const name of definition.boxes)
      if (names.includes(name)) form.setValue(name, boxes[name], { shouldDirty: true })
  }

  const take = async (draft: StoredDraft) => {
    const typed = form.getValues()
    const mine = changedFormValues(definition.boxes, filled, typed)
    const body = draftOf(open, typed, service.language)
    // What was typed here in the same boxes is not lost to it: it is offered in its place.
    if (body && mine.some((name) => Object.hasOwn(draft.body.boxes, name)))
      await putDraft({ key: formKey(place), owner, at: new Date().toISOString(), body })
    fill(draft)
    mirror.goOnWith(draft.body.of ?? draft.key)
    if (await mirror.write()) await removeDrafts([draft.key])
  }

  // It is taken up at once, without being offered.
  const [handed] = useState(() => handedTo(place))
  const takeUp = useEffectEvent(() => {
    const draft = handed && takeHanded(handed)
    if (draft) void take(draft)
  })
  useEffect(() => takeUp(), [])

  const handedKey = handed?.key
  const left = useMemo(
    () => kept.filter((draft) => draft.key !== handedKey && others?.includes(draft.key) === false),
    [kept, others, handedKey],
  )
  return {
    key,
    left,
    offered: left.filter(({ body }) => draftValues(open, body, site).length > 0),
    isElsewhere: opened !== null && others !== null && others.length > 0,
    ...tabs,
    isKept,
    take,
    discard,
    end: mirror.end,
    of: mirror.of,
  }
}
