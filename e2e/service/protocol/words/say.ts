import type { Say } from '../errors.ts'
import type { Language } from '../handlers.ts'
import { answersCa, answersEn, answersEs } from './answers.ts'
import { parameterWords } from './parameters.ts'
import { recordsCa, recordsEn, recordsEs } from './records.ts'
import { refusalsCa } from './refusalsCa.ts'
import { refusalsEn } from './refusalsEn.ts'
import { refusalsEs } from './refusalsEs.ts'
import { sessionCa, sessionEn, sessionEs } from './session.ts'

/** Everything the service says, by language and key. */
export const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ca: { ...parameterWords('ca'), ...refusalsCa, ...recordsCa, ...answersCa, ...sessionCa },
  en: { ...parameterWords('en'), ...refusalsEn, ...recordsEn, ...answersEn, ...sessionEn },
  es: { ...parameterWords('es'), ...refusalsEs, ...recordsEs, ...answersEs, ...sessionEs },
}

/**
 * The words of a key in a language, its `{holes}` filled.
 *
 * @throws Error for a key that no catalogue has
 */
export const say: Say = (language, key, values = {}) => {
  const text = words[language][key]
  if (text === undefined) throw new Error(`No words for ${key}`)
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
