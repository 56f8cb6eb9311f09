import { namedRecord, type NamedRecord } from '../../../core/resource/namedRecord.ts'
import { languageOf } from '../../../api/language.ts'
import { type Pointed, pointedInAgenda, pointedInSite } from './pointed.ts'
import { rootOf, type Surroundings } from './surroundings.ts'

/** What somebody means who typed or pasted a text. */
export type Meaning =
  | { readonly kind: 'nothing' }
  /** words to look for, and the record that they may name besides; without words it is a name alone */
  | { readonly kind: 'words'; readonly words: string; readonly named: NamedRecord | null }
  | { readonly kind: 'record'; readonly pointed: Pointed }
  /** a page of Agenda: path, query and hash below its base */
  | { readonly kind: 'page'; readonly path: string }
  /** a web address that names no record */
  | { readonly kind: 'lost' }

/** As long as the services' own limit for words of a search, and far beyond what anybody types. */
const mostWords = 200

/** A web address: whole, of a host without its scheme, or from the root of this one; null for what is none. */
function addressIn(text: string, around: Surroundings): URL | null {
  const isWhole = /^https?:\/\/[^/]/i.test(text)
  const isHost = /^([\w-]+\.)+[a-z]{2,}(:\d+)?\/\S*$/i.test(text)
  const isPath = /^\/[^/\\\s]\S*$/.test(text)
  if (!isWhole && !isHost && !isPath) return null
  const whole = isHost ? `https://${text}` : text
  return URL.canParse(whole, around.base) ? new URL(whole, around.base) : null
}

/** The path of an address below Agenda's own base, where Agenda has a page; null where it has none. */
function pageIn(address: URL, around: Surroundings): string | null {
  const path = `/${address.pathname.slice(rootOf(around).pathname.length)}`
  const [, first = ''] = path.split('/')
  const isPlace = languageOf(around.configuration, first) !== null || path === '/settings'
  return isPlace && around.isPage(path) ? `${path}${address.search}${address.hash}` : null
}

/** Whether an address is under Agenda's own base. */
function isUnderBase(address: URL, around: Surroundings): boolean {
  const root = rootOf(around)
  return address.origin === root.origin && address.pathname.startsWith(root.pathname)
}

/** What an address leads to. A site may share Agenda's own base, and name a draft by its number on its home there. */
function ledTo(address: URL, around: Surroundings): Meaning {
  const isOurs = isUnderBase(address, around)
  const own = isOurs ? pointedInAgenda(address, around) : null
  if (own) return { kind: 'record', pointed: own }
  const pointed = pointedInSite(address, around)
  const path = isOurs && pointed?.named.kind !== 'id' ? pageIn(address, around) : null
  if (path !== null) return { kind: 'page', path }
  return pointed ? { kind: 'record', pointed } : { kind: 'lost' }
}

/** A slug is told from a word by signs that words do not have. */
const slugLike = /^(?=.*[-_%\d])[^\s/?#:@<>"']{3,}$/

/** A word by itself that may be a slug all the same; null for what is none. */
export function perhapsSlug(meaning: Meaning): NamedRecord | null {
  if (meaning.kind !== 'words' || !/^[^\s/?#:@<>"']{3,}$/.test(meaning.words)) return null
  return namedRecord(meaning.words)
}

/** Reads a text as it stands in the box. Nothing that is read here is ever opened as it is. */
export function readTyped(text: string, around: Surroundings): Meaning {
  const typed = text.trim()
  if (typed === '') return { kind: 'nothing' }
  const address = addressIn(typed, around)
  if (address) return ledTo(address, around)
  const named = namedRecord(typed)
  const isName = named?.kind === 'id' || slugLike.test(typed)
  return {
    kind: 'words',
    words: typed.startsWith('#') && named?.kind === 'id' ? '' : typed.slice(0, mostWords),
    named: isName ? named : null,
  }
}
