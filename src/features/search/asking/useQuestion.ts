import { useState } from 'react'
import { useSettled } from '../../../ui/form/useSettled.ts'

/**
 * Milliseconds after the last key before the service is asked: as long as a quick hand takes from one key to the
 * next. What is pasted is whole, and asked for at once.
 */
const pause = 150

/**
 * What is in the box, and of it what is asked for.
 * @param begun what is in it at first
 */
export function useQuestion(begun: string) {
  const [box, setBox] = useState({ typed: begun, isWhole: true })
  const settled = useSettled(box.typed, box.isWhole ? 0 : pause)
  const [asked, setAsked] = useState({ text: settled, before: '' })
  if (asked.text !== settled) setAsked({ text: settled, before: asked.text })
  return {
    typed: box.typed,
    /** @param isPasted it came in one piece */
    type: (typed: string, isPasted: boolean) =>
      setBox({ typed, isWhole: isPasted || typed.trim() === '' }),
    ...asked,
    /** letters have come that nothing was asked for yet */
    isAhead: box.typed.trim() !== settled.trim(),
  }
}
