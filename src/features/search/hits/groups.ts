import type { Answer } from '../asking/answer.ts'
import type { Meaning } from '../typed/readTyped.ts'
import { collectionNames } from '../../../core/resource/collection.ts'
import type { Hit, HitGroup, PageHit, RecordHit } from './hit.ts'
import { matchesText, ranked, withoutRepeats } from './ranked.ts'

/** Everything there is to choose from. */
export interface Material {
  /** what is in the box */
  readonly typed: string
  /** of what is asked for, which may be some letters behind */
  readonly meaning: Meaning
  /** letters have come that nothing was asked for yet */
  readonly isAhead: boolean
  readonly pages: readonly PageHit[]
  readonly pinned: readonly RecordHit[]
  readonly recent: readonly RecordHit[]
  readonly named: readonly Answer[]
  readonly words: readonly Answer[]
  /** languages that were not searched, once nothing was found */
  readonly elsewhere: readonly PageHit[]
  /** the pages of what an answer has, or has not read, beyond what is offered: listings */
  readonly more: (answer: Answer, offered: number) => readonly PageHit[]
}

/** Hits of one answer that are offered: of one language, and of each of several. */
const most = { alone: 6, beside: 3 }

/** The most pages that are offered for words, so that records stay in sight. */
const mostPages = 4

/** Those whose address is the very one that was pasted; where none is, all that have its slug. */
function exactly(hits: readonly RecordHit[], meaning: Meaning): readonly RecordHit[] {
  const address = meaning.kind === 'record' ? meaning.pointed.address : null
  const isSame = ({ url }: RecordHit) =>
    URL.canParse(url) && decodedPath(new URL(url)) === (address && decodedPath(address))
  const same = hits.filter(isSame)
  return same.length > 0 ? same : hits
}

/** Signs of other scripts are written in two ways, and a slash at the end says nothing. */
function decodedPath({ pathname }: URL): string {
  return pathname.toLowerCase().replace(/\/$/, '')
}

function namedHits({ named, meaning, isAhead }: Material): readonly RecordHit[] {
  if (isAhead) return []
  return exactly(withoutRepeats(named.flatMap(({ hits }) => hits)), meaning)
}

/** What one answer offers. What was found for other words stays where its name has the new ones. */
function offered(answer: Answer, { typed, isAhead, words, more }: Material): readonly Hit[] {
  const isStale = isAhead || answer.isOvertaken
  const those = isStale ? answer.hits.filter(({ title }) => matchesText(title, typed)) : answer.hits
  const languages = new Set(
    words.filter(({ collection }) => collection === answer.collection).map((one) => one.language),
  )
  const shown = ranked(those, typed).slice(0, languages.size > 1 ? most.beside : most.alone)
  return isStale ? shown : [...shown, ...more(answer, shown.length)]
}

const isRecord = (hit: Hit): hit is RecordHit => hit.kind === 'record'

/** The hits of each collection, its languages one after the other, without those that are named already. */
function wordGroups(material: Material, named: readonly RecordHit[]): readonly HitGroup[] {
  return collectionNames.map((name) => {
    const answers = material.words.filter(({ collection }) => collection === name)
    const all = answers.flatMap((answer) => offered(answer, material))
    const once = new Set(withoutRepeats([...named, ...all.filter(isRecord)]).slice(named.length))
    const isLoose = answers.every(
      ({ hits, isLoose = false, isReading }) => !isReading && (isLoose || hits.length === 0),
    )
    return { name, isLoose, hits: all.filter((hit) => !isRecord(hit) || once.has(hit)) }
  })
}

/** What is offered, under headings; no heading without anything under it. */
export function groupsOf(material: Material): readonly HitGroup[] {
  const { typed, meaning, pages, pinned, recent } = material
  if (typed.trim() === '')
    return filled([
      { name: 'pinned', hits: pinned },
      { name: 'recent', hits: recent },
      { name: 'pages', hits: pages },
    ])
  const named = namedHits(material)
  if (meaning.kind === 'page' && !material.isAhead)
    return [
      {
        name: 'named',
        hits: [{ kind: 'page', key: 'address', label: meaning.path, path: meaning.path }],
      },
    ]
  const fitting = pages.filter(({ label }) => matchesText(label, typed)).slice(0, mostPages)
  const onPages = { name: 'pages', hits: fitting } as const
  if (!isMereWord(meaning))
    return filled([{ name: 'named', hits: named }, onPages, ...wordGroups(material, named)])
  // It was looked for as a slug when all else was here: nothing moves for it.
  const groups = wordGroups(material, [])
  const known = groups.flatMap(({ hits }) => hits.filter(isRecord))
  const others = withoutRepeats([...known, ...named]).slice(known.length)
  const all = filled([onPages, ...groups, { name: 'named', hits: others }])
  return all.length > 0 ? all : filled([{ name: 'pages', hits: material.elsewhere }])
}

const isMereWord = (meaning: Meaning) => meaning.kind === 'words' && meaning.named === null

function filled(groups: readonly HitGroup[]): readonly HitGroup[] {
  return groups.filter(({ hits }) => hits.length > 0)
}
