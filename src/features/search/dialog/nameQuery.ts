import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { Answer } from '../asking/answer.ts'
import type { NameQuery } from '../asking/useNamedAnswers.ts'
import type { PageHit } from '../hits/hit.ts'
import { languageOfRecord } from '../typed/addressLanguage.ts'
import { type Meaning, perhapsSlug } from '../typed/readTyped.ts'
import type { Surroundings } from '../typed/surroundings.ts'

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

/** Every listing has answered: whatever else is asked for holds up none of them. */
const haveAnswered = (words: readonly Answer[]) =>
  words.length > 0 && words.every(({ isReading, error }) => !isReading && error === null)

/** Where a mere word is looked for as a slug: of what is found in some text already, only hidden events can lack. */
const lackingIn = (words: readonly Answer[]): 'events' | null =>
  words.some(({ total }) => total > 0) ? 'events' : null

/** In which languages a name is looked for: a number is read from any (contract.md §8.1). A guess is a mere word. */
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
    return { named, collection, languages: own ? [own] : every, isGuess: false }
  }
  const said = meaning.kind === 'words' ? meaning.named : null
  const named = said ?? (haveAnswered(words) ? perhapsSlug(meaning) : null)
  const isWide = isEvery && named?.kind === 'slug'
  const isGuess = said === null && named !== null
  const collection = isGuess ? lackingIn(words) : null
  return { named, collection, languages: isWide ? every : [language], isGuess }
}

/** What is asked of a name that was typed, and what of the answers is meant. */
export function nameQuery(
  meaning: Meaning,
  place: SearchPlace,
  isEvery: boolean,
  words: readonly Answer[],
): Omit<NameQuery, 'service' | 'telling'> {
  const { isGuess, ...asked } = nameIn(meaning, place, isEvery, words)
  const languageOf = (url: string) => languageOfRecord(url, place.around)
  // A slug is found from any language (contract.md §8.1): of a mere word, only what is in those that were asked.
  const isInReach = (url: string) =>
    !isGuess || asked.languages.includes(languageOf(url) ?? place.service.language)
  return { ...asked, languageOf, isMeant: (url) => isMeantBy(meaning, url) && isInReach(url) }
}
