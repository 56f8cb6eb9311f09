import * as z from 'zod/mini'
import { leftOut, line, text, userId, wallTime, type DoneWrite, type Field } from './field.ts'
import type { Post } from './post.ts'
import { sameRichText } from './richText.ts'

/** A text of HTML, sent only when somebody changed it (product.md §5). */
export function html<R>(of: (record: R) => string): Field<R, string> {
  return text({
    kind: 'html',
    schema: z.string(),
    of,
    same: sameRichText,
    empties: ['', ' '],
    insists: true,
  })
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** `javascript:`, `data:` and the like: addresses, but of nothing that a page may lead to. */
const isOtherScheme = (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text) && !/^https?:/i.test(text)

const ofTheWeb = z.refine<string>((value) => !isOtherScheme(value.trim()), { error: 'scheme' })

const webAddress = line().check(
  ofTheWeb,
  z.refine((value) => value === '' || isAddress(value), { error: 'address' }),
)

/** Of a picture: services fetch it as a browser does, and a browser knows how to write it in ASCII. */
function asciiAddress(value: string): string {
  return /^[\x21-\x7e]*$/.test(value) || !URL.canParse(value) ? value : new URL(value).href
}

const plainAscii = /^[\x21-\x24\x26-\x7e]*$/

/**
 * An address as live services keep it: they refuse letters beyond ASCII and strip every `%XX`, but leave numeric
 * character references, which lead where the letters do (contract.md §13.3). A host has an ASCII form of its own.
 * @param asWritten for a service that keeps every `%XX`
 */
export function sentAddress(value: string, asWritten = false): string {
  const [, scheme = '', host = '', rest = ''] = /^(\w+:\/\/)([^/?#]*)(.*)$/su.exec(value) ?? []
  if (plainAscii.test(value) || scheme === '' || !URL.canParse(value)) return value
  const references = rest
    .replaceAll(/\s/gu, encodeURIComponent)
    .replaceAll(
      asWritten ? /[^\x21-\x7e]/gu : /[^\x21-\x24\x26-\x7e]/gu,
      (sign) => `&#${sign.codePointAt(0)};`,
    )
  return `${scheme}${plainAscii.test(host) ? host : new URL(value).host}${references}`
}

/** An address written without its beginning, such as `www.example.org/a`, with this one; any other text as it is. */
export function withScheme(value: string, scheme: 'http' | 'https'): string {
  const text = value.trim()
  return /^[^\s:/?#@]+\.[^\s:/?#@.]{2,}(:\d+)?([/?#]\S*)?$/.test(text)
    ? `${scheme}://${text}`
    : value
}

const normal = (value: string) => (URL.canParse(value) ? new URL(value).href : value)

export function website<R>(own: Pick<Field<R, string>, 'of' | 'carried'>): Field<R, string> {
  return text({
    kind: 'address',
    schema: webAddress,
    wire: (value, asWritten) => sentAddress(value.trim(), asWritten),
    same: (one, other) => normal(one) === normal(other),
    ...own,
  })
}

/** An id that a number can hold, an address, or nothing. */
const isPicture = (text: string) => text === '' || /^[1-9]\d{0,14}$/.test(text) || isAddress(text)

/** The id of a picture in digits, or an address; live services refuse a number (contract.md §7.6). */
export function picture<R extends Post>(): Field<R, string> {
  const of = ({ image }: R) => (image === null ? '' : String(image.id ?? image.url))
  return text({
    kind: 'picture',
    of,
    schema: line().check(
      ofTheWeb,
      z.refine((value) => isPicture(value.trim()), { error: 'picture' }),
    ),
    wire: (value) => asciiAddress(value.trim()),
    carried: (record) => (record.image === null ? undefined : of(record)),
    // A picture sent by address becomes one of the site's own, which another picture is not.
    follows: ({ before, after, touched, intended }) =>
      touched.has('image') &&
      isAddress(intended.trim()) &&
      after.image !== null &&
      (before === null || of(after) !== of(before) || normal(after.image.url) === normal(intended)),
    empties: ['', leftOut],
    insists: true,
  })
}

const undated: ReadonlySet<string> = new Set(['draft', 'pending', 'auto-draft'])

/** Whether a live service drops the publication date of such a record with its next update (contract.md §3.4). */
export function isUndated(status: string): boolean {
  return undated.has(status)
}

/** A live service gives a draft the date of its last update. A date that somebody wrote is missed there. */
function followsDraft({ before, after, touched }: DoneWrite<Post, string>): boolean {
  if (touched.has('date') || touched.has('date_utc')) return false
  return isUndated(after.status) || after.status !== before?.status
}

/** A draft tells no time in UTC: whether its date is the moment that was meant, in whatever zone the site is. */
function isMoment(utc: string, date: string): boolean {
  const minutes = (Date.parse(`${date}Z`) - Date.parse(`${utc}Z`)) / 60_000
  return Math.abs(minutes) <= 14 * 60 && minutes % 15 === 0
}

export function publication<R extends Post>(own: {
  carried: boolean
}): {
  author: Field<R, number | null>
  date: Field<R, string>
  date_utc: Field<R, string>
} {
  return {
    author: userId({ of: (record) => record.author }),
    date: wallTime({
      of: (record) => record.date,
      follows: (write) => write.touched.has('date_utc') || followsDraft(write),
      ...(own.carried
        ? {
            carried: (record, touched) =>
              touched.has('date_utc') ? undefined : record.date || undefined,
          }
        : {}),
    }),
    date_utc: wallTime({
      of: (record) => record.date_utc,
      follows: (write) =>
        write.touched.has('date') ||
        followsDraft(write) ||
        (isUndated(write.after.status) && isMoment(write.intended, write.after.date)),
    }),
  }
}

/** Offered values are the configuration's; a record may have one that a plugin registered. */
export function status<R extends Post>(): Field<R, string> {
  return text({
    kind: 'status',
    blank: 'draft',
    of: (record) => record.status,
    schema: z.string().check(z.minLength(1, { error: 'needed' })),
    empties: [],
    carried: (record) => record.status || undefined,
  })
}
