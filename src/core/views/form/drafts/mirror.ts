import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import { after } from '../../../../time/clock.ts'
import { storeBeforeLeaving } from '../../../../ui/confirm/storedLeave.ts'
import { ownerOf } from '../../../query/owner.ts'
import { putDraft, removeDrafts } from '../../../write/drafts.ts'
import type { Draft } from '../../../write/operation.ts'
import type { Shown } from '../recordForm.ts'
import { draftOf, type OpenForm } from './draft.ts'

/** Within a second of a pause, and not less often while somebody types on. */
const pause = 700

interface Mirrored {
  key: string
  owner: string
  /** What there is to keep at the moment. */
  read: () => Draft | null
  /** Told whether the device keeps it. */
  onKept: (isKept: boolean) => void
}

export type Mirror = ReturnType<typeof mirrorOf>

/** Keeps on the device what a form holds. */
export function mirrorOf({ key, owner, read, onKept }: Mirrored) {
  let callOff: (() => void) | undefined
  let isThere = false
  /** What the device keeps, as far as it was written here: its time is that of the typing, not of a later look. */
  let last = ''
  let isEnded = false

  async function write(): Promise<boolean> {
    callOff?.()
    callOff = undefined
    const body = isEnded ? null : read()
    if (body) {
      isThere = true
      const text = JSON.stringify(body)
      if (text === last) return true
      const isKept = await putDraft({ key, owner, at: new Date().toISOString(), body })
      last = isKept ? text : ''
      onKept(isKept)
      return isKept
    }
    if (!isThere) return true
    isThere = false
    last = ''
    return await removeDrafts([key])
  }

  return {
    /** Keeps what there is now. False when the device does not let us. */
    write,
    /** Keeps it soon. */
    changed(): void {
      callOff ??= after(pause, () => void write())
    },
    /** Keeps at once what was to be kept soon. */
    hurry(): void {
      if (callOff) void write()
    },
    /** It is saved, or not wanted: nothing of it is kept, now or later. */
    async end(): Promise<void> {
      isEnded = true
      await write()
    },
  }
}

/** Keeps at once what was to be kept soon, as the page is hidden or goes away. */
export function useHurrying({ hurry, write }: Pick<Mirror, 'hurry' | 'write'>): void {
  useEffect(() => {
    const hurryHidden = () => {
      if (document.visibilityState === 'hidden') hurry()
    }
    document.addEventListener('visibilitychange', hurryHidden)
    addEventListener('pagehide', hurry)
    const stopKeeping = storeBeforeLeaving(write)
    return () => {
      stopKeeping()
      document.removeEventListener('visibilitychange', hurryHidden)
      removeEventListener('pagehide', hurry)
      hurry()
    }
  }, [hurry, write])
}

/** Keeps on the device, as `key`, what is typed into a form and not saved. */
export function useMirror<R extends Shown, V extends FieldValues, Update extends object>(
  key: string,
  form: UseFormReturn<V>,
  open: OpenForm<R, V, Update>,
) {
  const service = useService()
  const [isKept, setKept] = useState(true)
  const [mirror] = useState(() => {
    let measured = open
    let of = key
    const read = () => {
      const draft = draftOf(measured, form.getValues(), service.language)
      return draft && of !== key ? { ...draft, of } : draft
    }
    const kept = mirrorOf({ key, owner: ownerOf(service), read, onKept: setKept })
    return {
      measure(next: typeof open) {
        measured = next
      },
      /** what a new record is made for: the same at every attempt, also from another form that takes it up */
      of: () => of,
      goOnWith(next: string) {
        of = next
      },
      ...kept,
    }
  })

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: mirror.changed }),
    [form, mirror],
  )
  useHurrying(mirror)
  // A newer reading, or a save: what was typed may be no draft any more.
  useEffect(() => {
    mirror.measure(open)
    void mirror.write()
  }, [mirror, open])
  return { mirror, isKept }
}
