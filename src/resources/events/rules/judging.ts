import type { QueryClient } from '@tanstack/react-query'
import type { PublishingRules, Configuration } from '../../../api/configuration.ts'
import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { valuesOf } from '../../../core/resource/collection.ts'
import type { Image } from '../../../core/resource/post.ts'
import { seenPicture } from '../../../core/views/pictures/seenPictures.ts'
import { eventFields } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import {
  type Breach,
  breachesOf,
  goesOut,
  type Judged,
  type JudgedFacts,
  type PictureSize,
  refusedFor,
  staysOut,
  fieldOfRule,
  isKnown,
  lengthOfText,
} from './breaches.ts'
import { isLackName, type LackPlace, others } from './lackNames.ts'
import type { LoadVersions } from './versionsLook.ts'

/** Milliseconds for which a picture is waited for. */
const patience = 10_000

/** How many are remembered on this page. */
const most = 500

const known = new Map<string, Promise<PictureSize | null>>()

/** Loads a picture once to measure it; null when it cannot be loaded, which is tried again at the next question. */
function loadedSize(address: string): Promise<PictureSize | null> {
  const earlier = known.get(address)
  if (earlier) return earlier
  const loading = load(address)
  if (known.size >= most) known.clear()
  known.set(address, loading)
  void loading.then((size) => (size === null ? known.delete(address) : undefined))
  return loading
}

function load(address: string): Promise<PictureSize | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    const timer = setTimeout(() => resolve(null), patience)
    const end = (size: PictureSize | null) => {
      clearTimeout(timer)
      resolve(size)
    }
    picture.referrerPolicy = 'no-referrer'
    picture.addEventListener('load', () =>
      end({ width: picture.naturalWidth, height: picture.naturalHeight }),
    )
    picture.addEventListener('error', () => end(null))
    picture.src = address
  })
}

/** Where an event is looked at. */
export interface Bench {
  readonly client: QueryClient
  /** in the language of the event */
  readonly service: Service
  readonly reach: readonly string[]
  readonly loadVersions: LoadVersions | null
  /** what is found is only shown */
  readonly isShown?: boolean
}

/** The event that is judged; a new one has neither. */
interface Known {
  readonly id?: number | undefined
  /** its picture as it was read: an id alone has no address */
  readonly image?: Image | null | undefined
}

export interface IntendedWrite extends Known {
  /** the event as it is, null for a new one */
  readonly before: Judged | null
  readonly after: Judged
}

/** The address a picture is loaded from, and its size where the service tells that. */
function pictureOf(text: string, { client, service }: Bench, { image }: Known): Image | null {
  const typed = text.trim()
  if (image && (typed === String(image.id) || typed === image.url)) return image
  if (/^\d+$/.test(typed)) return seenPicture(client, service, typed)
  return URL.canParse(typed)
    ? { id: null, url: typed, width: null, height: null, filesize: null, sizes: [] }
    : null
}

/** How large a picture is, by loading it; what the service says of it where it does not load. */
export async function pictureSizeOf(
  text: string,
  bench: Bench,
  known: Known,
): Promise<PictureSize | null> {
  const picture = pictureOf(text, bench, known)
  if (!picture?.url) return null
  const size = await loadedSize(picture.url)
  const { width, height } = picture
  return size ?? (width && height ? { width, height } : null)
}

/** Which of the languages that the rules ask for have a version; a new event has none but itself. */
export async function versionsOf(
  { languages = [] }: PublishingRules,
  { loadVersions, ...bench }: Bench,
  { id }: Known,
): Promise<JudgedFacts['versions']> {
  const { configuration, language } = bench.service
  const others = languagesOf(configuration).filter(
    (one) => one !== language && languages.includes(one),
  )
  const all = (there: 'missing' | 'unknown') =>
    Object.fromEntries(others.map((one) => [one, there]))
  if (others.length === 0) return {}
  if (id === undefined) return all('missing')
  if (loadVersions === null) return all('unknown')
  const asked = { ...bench, id, languages: others }
  return loadVersions()
    .then(({ versionsThere }) => versionsThere(asked))
    .catch(() => all('unknown'))
}

/** The rules that an event breaks as it is, where its versions are known already. */
async function breachesIn(
  record: EventRecord,
  rules: PublishingRules,
  bench: Bench,
  versions: JudgedFacts['versions'],
): Promise<readonly Breach[]> {
  const event = valuesOf(eventFields, record)
  const picture = rules.pictureSize ? await pictureSizeOf(event.image, bench, record) : null
  return breachesOf(event, rules, { picture, versions })
}

async function judged(
  event: Judged,
  rules: PublishingRules,
  bench: Bench,
  known: Known,
): Promise<readonly Breach[]> {
  const [picture, versions] = await Promise.all([
    rules.pictureSize ? pictureSizeOf(event.image, bench, known) : null,
    versionsOf(rules, bench, known),
  ])
  return breachesOf(event, rules, { picture, versions })
}

/** The rules that keep a write from being made: of an event that goes out by it, or is out and would break one more. */
export async function refusedBreaches(
  { before, after, ...known }: IntendedWrite,
  bench: Bench,
): Promise<readonly Breach[]> {
  const { rules } = bench.service.configuration
  if (rules === undefined || !goesOut(after.status)) return []
  if (before === null || !staysOut(before, after))
    return refusedFor(null, await judged(after, rules, bench, known))
  // No change of an event takes its versions away, nor makes its picture smaller.
  const { pictureSize } = before.image === after.image ? {} : rules
  const own = { ...rules, languages: [], pictureSize }
  const [earlier, now] = await Promise.all(
    [before, after].map((one) => judged(one, own, bench, known)),
  )
  return refusedFor(earlier ?? [], now ?? [])
}

const required = ['image', 'venue', 'categories', 'organizer', 'cost'] as const

/** The rules that tell which events lack one of these; a description that is there has any length. */
export function rulesFor(missing: readonly string[], place: LackPlace): PublishingRules {
  const { rules = {} }: Pick<Configuration, 'rules'> = place.configuration
  const isAll = missing.includes('rules')
  const has = (name: string) => missing.includes(name)
  return {
    required: required.filter((name) => has(name) || (isAll && rules.required?.includes(name))),
    noCapitals: has('noCapitals') || (isAll && rules.noCapitals),
    descriptionLength: has('descriptionLength') || isAll ? rules.descriptionLength : undefined,
    pictureSize: has('pictureSize') || isAll ? rules.pictureSize : undefined,
    languages: others(place).filter((one) => has(one) || (isAll && rules.languages?.includes(one))),
  }
}

/** What an event lacks of what is looked for. What could not be found out is not missing. */
export async function lacksOf(
  event: EventRecord,
  missing: readonly string[],
  bench: Bench,
  versions: JudgedFacts['versions'],
): Promise<readonly string[]> {
  const breaches = await breachesIn(event, rulesFor(missing, bench.service), bench, versions)
  const isBlank = missing.includes('description') && lengthOfText(event.description) === 0
  return [
    ...(isBlank ? ['description'] : []),
    ...breaches
      .filter(isKnown)
      .flatMap((breach) => (breach.rule === 'languages' ? breach.languages : [breach.rule])),
  ]
}

/** The box that is to be filled in; null of a version. */
export function fieldOfLack(name: string): string | null {
  if (!isLackName(name) || name === 'rules') return null
  return name === 'description' ? name : fieldOfRule[name]
}
