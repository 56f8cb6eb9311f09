import { contentLanguage } from '../../core/views/form/contentLanguage.ts'
import type { SayValue } from '../../core/views/form/valueWords.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/** A value of one version for a `Sentence` about several, each in its language. */
export function said(language: string, say: SayValue, name: string, value: unknown): string {
  return inLanguage(say(name, value), contentLanguage(name, value, language))
}
