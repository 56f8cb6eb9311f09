import { useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { type HeldWrite, UnsentWrite } from '../../write/queue/unsent.ts'
import { Conflict, PerhapsMade, SameName } from '../../write/saved.ts'
import { LateMistakes, NotReady } from './lateMistakes.ts'
import type { Sentences } from './recordForm.ts'

/**
 * Puts what the service said of each field on that field.
 * @returns whether something is left that no field can say
 */
function placeApiError<V extends FieldValues>(
  form: UseFormReturn<V>,
  names: readonly FieldPath<V>[],
  refusal: ApiError,
  words: (name: string, text: string) => string,
): boolean {
  if (refusal.kind !== 'invalid') return true
  const params = Object.entries(refusal.params)
  let isLeft = params.length === 0
  for (const [param, text] of params) {
    const name = names.find((one) => one === param)
    if (name === undefined) isLeft = true
    else form.setError(name, { type: 'service', message: words(name, text) })
  }
  return isLeft
}

/** Puts sentences on the fields they are about. */
function landSentences<V extends FieldValues>(
  form: UseFormReturn<V>,
  names: readonly FieldPath<V>[],
  sentences: Sentences,
): void {
  for (const name of names) {
    const message = sentences[name]
    if (message !== undefined) form.setError(name, { type: 'service', message })
  }
}

/** A save that has not come to its end: why, and the status that was to be saved, for trying again. */
export type HeldSave<R> = { readonly status: string | undefined } & (
  | { readonly kind: 'refused'; readonly reason: ApiError }
  /** it was saved, and does not go out yet */
  | { readonly kind: 'unready' }
  /** somebody else changed the same fields */
  | { readonly kind: 'conflict'; readonly reason: Conflict<R> }
  /** others of its name are there */
  | { readonly kind: 'named'; readonly reason: SameName<R> }
  /** an earlier attempt may have made it */
  | { readonly kind: 'perhaps'; readonly reason: PerhapsMade<R> }
)

interface Saving<V extends FieldValues> {
  form: UseFormReturn<V>
  names: readonly FieldPath<V>[]
  /**
   * Writes boxes; `typed` is what the form holds, which a button may have given another status.
   * `isAnyway` whatever the site asks for before a record goes out.
   */
  write: (boxes: V, typed: V, isAnyway: boolean) => Promise<void>
  /** A refusal of one field in better words than the service's. */
  apiErrorMessage?: ((name: string, boxes: V) => string | undefined) | undefined
}

/**
 * Saving the boxes of a form: one at a time, what is refused lands on its field, what is in conflict is asked.
 * Nothing that was typed is touched by a refusal.
 */
export function useSaving<R, V extends FieldValues>({ form, names, write, ...own }: Saving<V>) {
  const { t } = useTranslation('recordForm')
  const [isSaving, setSaving] = useState(false)
  /** Known at once: a second press may come before the first is drawn, and would make a second record. */
  const isUnderWay = useRef(false)
  /** What the form held when something went out last, and what refused that; known at once, too. */
  const last = useRef<{ typed: string; refusal: ApiError | null }>({ typed: '', refusal: null })
  const asTyped = () => JSON.stringify(form.getValues([...names]))
  const [held, setHeld] = useState<HeldSave<R> | null>(null)

  const fieldWords = (name: string, text: string) =>
    own.apiErrorMessage?.(name, form.getValues()) ??
    (text ? t('problem.refused', { text }) : t('problem.refusedPlain'))

  const hold = (error: unknown, status: string | undefined) => {
    if (error instanceof Conflict) setHeld({ kind: 'conflict', reason: error, status })
    else if (error instanceof SameName) setHeld({ kind: 'named', reason: error, status })
    else if (error instanceof PerhapsMade) setHeld({ kind: 'perhaps', reason: error, status })
    else if (error instanceof NotReady) setHeld({ kind: 'unready', status })
    else if (error instanceof LateMistakes) landSentences(form, names, error.sentences)
    else if (!(error instanceof ApiError)) throw error
    else if (placeApiError(form, names, error, fieldWords)) {
      last.current.refusal = error
      setHeld({ kind: 'refused', reason: error, status })
    }
  }

  /** @returns whether it came to its end */
  async function attempt(writing: () => Promise<void>, status?: string): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    last.current = { typed: asTyped(), refusal: null }
    setSaving(true)
    setHeld(null)
    try {
      await writing()
      return true
    } catch (error) {
      hold(error, status)
      return false
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }

  /**
   * @param status the one to save, when it is not the one in its box
   * @returns whether it was saved
   */
  const submit = async (status?: string, isAnyway = false): Promise<boolean> => {
    let isDone = false
    await form.handleSubmit(async (typed) => {
      const boxes = status === undefined ? typed : { ...typed, status }
      isDone = await attempt(() => write(boxes, typed, isAnyway), status)
    })()
    return isDone
  }

  const unsent = () => {
    const { refusal } = last.current
    return refusal instanceof UnsentWrite ? refusal.write : null
  }

  return {
    isSaving,
    held,
    dismiss: () => setHeld(null),
    submit,
    /** The same, for who does not wait for its end. */
    save(status?: string, isAnyway?: boolean) {
      void submit(status, isAnyway)
    },
    /**
     * What is to wait in the queue; what was typed since it was refused is tried as well first, and goes along. Null
     * where it is saved by then, or may not wait.
     */
    async toWait(): Promise<HeldWrite | null> {
      if (asTyped() !== last.current.typed) await submit(held?.status)
      return asTyped() === last.current.typed ? unsent() : null
    },
    /** What was refused waits in the queue now: it is safe to leave, and the boxes stay as they are. */
    letWait() {
      const waiting = unsent()?.changes ?? {}
      for (const name of names)
        if (Object.hasOwn(waiting, name))
          form.resetField(name, { defaultValue: form.getValues(name), keepError: true })
      setHeld(null)
    },
    /** Another write of the same record, refused in the same way. */
    attempt,
  }
}
