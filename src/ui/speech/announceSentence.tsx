import { announce } from '../live/announcements.ts'
import { Sentence } from './Sentence.tsx'

let said = 0

/** Announces a `Sentence`, so that a voice reads each text of the calendar in its own language; the same one twice is said twice. */
export function announceSentence(words: string): void {
  said += 1
  announce(<Sentence key={said} words={words} />)
}
