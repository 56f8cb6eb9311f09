import { contentLanguage } from '../../core/views/form/contentLanguage.ts'
import type { FormatValue } from '../../core/views/form/valueFormat.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/** A value of one version for a `Sentence` about several, each in its language. */
export function translatedText(
  language: string,
  say: FormatValue,
  name: string,
  value: unknown,
): string {
  return inLanguage(say(name, value), contentLanguage(name, value, language))
}
