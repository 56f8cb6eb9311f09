import type { QueryClient } from '@tanstack/react-query'
import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { makeCounterpart, type Making } from '../making/makeCounterpart.ts'
import type { Found } from '../near/found.ts'
import type { KeepPair } from '../near/useKeepPair.ts'
import { keyOfQuestion, type LinkQuestion } from './copyFacts.ts'
import type { Answers } from './plan.ts'

interface Answering extends Pick<Making, 'onMade'> {
  readonly client: QueryClient
  /** of the source */
  readonly service: Service
  readonly questions: readonly LinkQuestion[]
  readonly answers: Answers
  readonly found: Found
  readonly keep: KeepPair
}

/**
 * The answers as ids, by the keys of their questions, and which of the links are left out: what is to be made is made now, and every pair is kept, so that
 * a second try makes nothing twice.
 * @throws ApiError
 */
export async function answeredIds(answering: Answering) {
  const { client, service, questions, answers, found, keep, onMade } = answering
  const ids = new Map<string, number | 'without'>()
  for (const question of questions) {
    const answer = answers[keyOfQuestion(question)] ?? 'leave'
    const { collection, from, language } = question
    const to = languageOf(service.configuration, language)
    if (answer === 'leave' || to === null) continue
    if (answer === 'without') {
      ids.set(keyOfQuestion(question), answer)
      continue
    }
    const making = { client, service, there: service.in(to), found, onMade }
    const id = answer === 'create' ? await makeCounterpart(making, collection, from.id) : answer
    await keep({
      collection,
      versions: { [service.language]: from.id, [language]: id },
    })
    ids.set(keyOfQuestion(question), id)
  }
  return ids
}
