import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { useFilled } from '../../../core/mirror/useFilled.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { events, storedEvents } from '../../../resources/events/events.ts'
import { todayIn } from '../../../time/wallTime.ts'
import type { Answer } from '../asking/answer.ts'
import { useEventAnswer } from '../asking/useEventAnswer.ts'
import { useNamedAnswers } from '../asking/useNamedAnswers.ts'
import { useQuestion } from '../asking/useQuestion.ts'
import { useWordAnswers } from '../asking/useWordAnswers.ts'
import { groupsOf } from '../hits/groups.ts'
import type { PageHit } from '../hits/hit.ts'
import { listPath } from '../hits/listPath.ts'
import { useRecentHits } from '../recent/useRecentHits.ts'
import { type Meaning, readTyped } from '../typed/readTyped.ts'
import { nameQuery, type SearchPlace } from './nameQuery.ts'
import { useState } from 'react'
import { onThisDevice, readEntry, writeEntry } from '../../../ui/storage.ts'

const entry = 'search'

/** Whether every language is searched, remembered on this device. */
function useScope() {
  const [isEvery, setEvery] = useState(() => readEntry(onThisDevice, entry) === 'every')
  return {
    isEvery,
    choose(next: boolean) {
      writeEntry(onThisDevice, entry, next ? 'every' : null)
      setEvery(next)
    },
  }
}

/** The chosen language before the others. */
function languagesFor({ configuration, language }: Service, isEvery: boolean) {
  const others = languagesOf(configuration).filter((other) => other !== language)
  return isEvery ? [language, ...others] : [language]
}

const wordsIn = (meaning: Meaning) => (meaning.kind === 'words' ? meaning.words : '')

/**
 * What is typed, what it means, and what was found of it so far.
 * @param begun what was typed before the box was here
 */
export function useSearch(place: SearchPlace, begun: string) {
  const { t, i18n } = useTranslation('search')
  const { service, around, pages } = place
  const question = useQuestion(begun)
  const scope = useScope()
  const meaning = readTyped(question.text, around)
  const telling = { speaking: i18n.language, today: todayIn(service.configuration.timezone) }
  const words = useWordAnswers({
    service,
    telling,
    languages: languagesFor(service, scope.isEvery),
    words: wordsIn(meaning),
    before: wordsIn(readTyped(question.before, around)),
    typed: wordsIn(readTyped(question.typed, around)),
  })
  const asked = nameQuery(meaning, place, scope.isEvery, words)
  const named = useNamedAnswers({ service, telling, ...asked })
  const described = useEventAnswer({ service, telling, words: wordsIn(meaning) })
  const answers = [...named, ...described, ...words]
  const more = (answer: Answer, offered: number) => {
    const { collection, language, total, partly = [] } = answer
    // Besides the list of what the device has, one of the same words must not be called all of them.
    const isWider = (one: Answer) => one.language === language && one.total > offered
    const isEveryDate = collection === 'events' && !answer.list && described.some(isWider)
    const pageOf = (label: string, list = answer.list): PageHit => {
      const path = listPath({ ...answer, ...(list ? { list } : {}) }, wordsIn(meaning))
      return { kind: 'page', key: path, path, language, label }
    }
    return [
      ...(total > offered
        ? [pageOf(isEveryDate ? t('elsewhere') : t('all', { count: total }))]
        : []),
      ...partly.map(({ read, total: count, list }) => pageOf(t('partly', { read, count }), list)),
    ]
  }
  const { typed, isAhead } = question
  const isReading = isAhead || answers.some((answer) => answer.isReading)
  const every = languagesFor(service, true)
  const services = every.map((language) => service.in(language))
  const reach = useStatusReach(service)
  useFilled(services, events, isReading ? null : storedEvents(telling.today, reach))
  const searched = new Set(
    words.filter(({ collection }) => collection === 'events').map((one) => one.language),
  )
  const elsewhere = every
    .filter((one) => !searched.has(one))
    .map((language): PageHit => {
      const path = listPath({ collection: 'events', language }, wordsIn(meaning))
      return { kind: 'page', key: path, path, language, label: t('elsewhere') }
    })
  const recent = useRecentHits(service)
  const material = {
    typed,
    meaning,
    isAhead,
    pages,
    named,
    more,
    words: described.some(({ isLoose }) => isLoose)
      ? [...words, ...described]
      : [...described, ...words],
    elsewhere: isReading || wordsIn(meaning) === '' ? [] : elsewhere,
  }
  return {
    ...question,
    scope,
    meaning,
    pins: recent,
    groups: groupsOf({ ...material, ...recent }),
    isReading,
    failed: answers.filter(({ error }) => error !== null),
  }
}

export type Search = ReturnType<typeof useSearch>
