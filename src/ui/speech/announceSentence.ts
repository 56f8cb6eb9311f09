import { announce } from '../live/announcements.ts'

/** Announces what would otherwise be drawn as a `Sentence`: the live region, which is there from the start, knows no languages. */
export function announceSentence(words: string): void {
  announce(words.replaceAll(/\uE000.*?\uE001|\uE002/gs, ''))
}
