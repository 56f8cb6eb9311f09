import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { todayIn } from '../../time/wallTime.ts'
import type { Answer } from '../asking/answer.ts'
import { useNamedAnswers } from '../asking/useNamedAnswers.ts'
import { useQuestion } from '../asking/useQuestion.ts'
import { useWordAnswers } from '../asking/useWordAnswers.ts'
import { groupsOf } from '../hits/groups.ts'
import type { PageHit } from '../hits/hit.ts'
import { wholeListPath } from '../hits/wholeList.ts'
import { useRecentHits } from '../recent/useRecentHits.ts'
import { languageOfRecord } from '../typed/addressLanguage.ts'
import { type Meaning, perhapsSlug, readTyped } from '../typed/readTyped.ts'
import type { Surroundings } from '../typed/surroundings.ts'
import { useScope } from './useScope.ts'

/** Where the search stands: in the language of the service. */
export interface SearchPlace {
  readonly service: Service
  readonly around: Surroundings
  readonly pages: readonly PageHit[]
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '')

/** A record of another site is not meant, whatever its slug; one that tells no address may be. */
function isMeantBy(meaning: Meaning, url: string): boolean {
  const address = meaning.kind === 'record' ? meaning.pointed.address : null
  return address === null || !URL.canParse(url) || hostOf(new URL(url)) === hostOf(address)
}

/** Every listing has answered, and has nothing. */
const isFoundNowhere = (words: readonly Answer[]) =>
  words.length > 0 &&
  words.every(({ total, isReading, error }) => total === 0 && !isReading && error === null)

/** What is asked of a name, and in which languages: a number is read from any (contract.md §8.1). */
function nameIn(
  meaning: Meaning,
  { service }: SearchPlace,
  isEvery: boolean,
  words: readonly Answer[],
) {
  const { configuration, language } = service
  const every = languagesOf(configuration)
  if (meaning.kind === 'record') {
    const { named, collection } = meaning.pointed
    const own = meaning.pointed.language ?? (named.kind === 'id' ? language : null)
    return { named, collection, languages: own ? [own] : every }
  }
  const said = meaning.kind === 'words' ? meaning.named : null
  const named = said ?? (isFoundNowhere(words) ? perhapsSlug(meaning) : null)
  const isWide = isEvery && named?.kind === 'slug'
  return { named, collection: null, languages: isWide ? every : [language] }
}

/** The chosen language before the others. */
function languagesFor({ configuration, language }: Service, isEvery: boolean) {
  const others = languagesOf(configuration).filter((other) => other !== language)
  return isEvery ? [language, ...others] : [language]
}

const wordsIn = (meaning: Meaning) => (meaning.kind === 'words' ? meaning.words : '')

/** What is typed, what it means, and what was found of it so far. */
export function useSearch(place: SearchPlace) {
  const { t, i18n } = useTranslation('search')
  const { service, around, pages } = place
  const question = useQuestion()
  const scope = useScope()
  const meaning = readTyped(question.text, around)
  const telling = { speaking: i18n.language, today: todayIn(service.configuration.timezone) }
  const words = useWordAnswers({
    service,
    telling,
    languages: languagesFor(service, scope.isEvery),
    words: wordsIn(meaning),
    before: wordsIn(readTyped(question.before, around)),
  })
  const named = useNamedAnswers({
    service,
    telling,
    ...nameIn(meaning, place, scope.isEvery, words),
    languageOf: (url) => languageOfRecord(url, around),
    isMeant: (url) => isMeantBy(meaning, url),
  })
  const whole = (answer: Answer): PageHit => {
    const number = formatNumber(i18n.language, answer.total)
    const path = wholeListPath(answer, wordsIn(meaning))
    const { language } = answer
    return {
      kind: 'page',
      key: path,
      path,
      language,
      label: t('all', { count: answer.total, number }),
    }
  }
  const { typed, isAhead } = question
  const material = { typed, meaning, isAhead, pages, named, words, whole }
  return {
    ...question,
    scope,
    meaning,
    groups: groupsOf({ ...material, recent: useRecentHits(service) }),
    isReading: isAhead || [...named, ...words].some(({ isReading }) => isReading),
    failed: [...named, ...words].filter(({ error }) => error !== null),
  }
}

export type Search = ReturnType<typeof useSearch>
