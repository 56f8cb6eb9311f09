import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeOnce } from '../../../core/views/form/creating/makeOnce.tsx'
import { factNames } from '../../../resources/events/editing.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { versionOf } from '../making/versionOf.ts'
import { useAttempt } from '../making/useAttempt.ts'
import { useMadeDiffering } from '../making/useMadeDiffering.ts'
import { useKeepPair } from '../near/useKeepPair.ts'
import { answeredIds } from './answeredIds.ts'
import { begunVersion } from './begunVersion.ts'
import { keyOfQuestion, questionsOf } from './copyFacts.ts'
import type { Answers, SourceContext } from './plan.ts'
import type { Begun } from './useVersion.ts'

/**
 * Makes versions that are missing.
 * @param first the language that somebody came for
 */
export function useMakingVersion(
  ground: SourceContext,
  first: Language | null,
  onMade: (begun: Begun) => void,
) {
  const { source, found, nameOf } = ground
  const { service } = source
  const client = useQueryClient()
  const keep = useKeepPair()
  const tell = useMadeDiffering()
  const [wanted, setWanted] = useState(first)
  const { refusal, isBusy, attempt, forget } = useAttempt()

  const make = async (language: Language, answers: Answers) => {
    const there = service.in(language)
    const questions = questionsFor(language)
    const ids = await answeredIds({
      client,
      service,
      questions,
      answers,
      found,
      keep,
      onMade: tell,
    })
    const way = { found, from: source.language, to: language }
    const values = begunVersion(source.form.getValues(), way, (field, id) => {
      const answer = ids.get(keyOfQuestion({ field, from: { id }, language }))
      return answer === 'without' ? undefined : answer
    })
    const of = versionOf('events', service, source.opened.id)
    const place = { client, service: there }
    const { record, differences } = await makeOnce(place, events, { values, of })
    await keep({
      collection: 'events',
      versions: { [source.language]: source.opened.id, [language]: record.id },
    })
    onMade({ readAt: 0, service: there, record: record satisfies EventRecord, differences })
  }
  // A new version has nothing to be left as it is: what is left out is left out alone.
  const questionsFor = (to: Language) =>
    questionsOf(
      { found, nameOf, from: source.language, to },
      source.form.getValues(),
      factNames,
    ).map((question) => Object.assign({}, question, { isAmongOthers: false }))

  return {
    wanted,
    refusal,
    isBusy,
    questions: wanted === null ? [] : questionsFor(wanted),
    want(language: Language | null) {
      setWanted(language)
      forget()
    },
    go: (answers: Answers): Promise<void> =>
      attempt(async () => {
        if (wanted === null) return
        await make(wanted, answers)
        setWanted(null)
      }),
  }
}
