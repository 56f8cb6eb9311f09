import type { Page } from '@playwright/test'
import { type Language, sayOf } from './words.ts'

/** A page, or a part of one, as a person meets it in the language of the interface. */
export abstract class PageObject {
  /** where its words are, those of its own first */
  protected abstract readonly rooms: readonly string[]

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  say(path: string, holes?: Record<string, string | number>): string {
    return sayOf(this.language, this.rooms, path, holes)
  }
}
