import type ICAL from 'ical.js'
import { decodeEntities } from '../../../../core/resource/plainText.ts'
import { tagMark } from './calendarColumns.ts'
import { isHtml, paragraphsOf } from '../../../../ui/html/written.ts'
import { scan } from '../../../../ui/html/rich/scan.ts'
import { escaped, quoted } from '../../../../ui/html/escaped.ts'

/** What an address of its own holds (RFC 2397): percents or base64, in UTF-8. */
function dataIn(address: string): string {
  const [, isBase64, data = ''] = /^data:text\/html[^,]*?(;base64)?,(.*)$/is.exec(address) ?? []
  try {
    if (!isBase64) return decodeURIComponent(data)
    return new TextDecoder().decode(Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** ICAL leaves what it does not know as it is written. */
const unescaped = (text: string) =>
  text.replaceAll(/\\([\\;,n])/gi, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

const hasWords = (html: string) =>
  scan(html).some(({ kind, html: words }) => kind === 'text' && decodeEntities(words).trim() !== '')

/**
 * The description of an event, plain or as HTML: that of Thunderbird stands in an address beside the plain text, that of
 * Outlook in a property of its own, which has a standard since (RFC 9073).
 */
function descriptionIn(component: ICAL.Component, plain: string): string {
  const beside = component.getFirstProperty('description')?.getParameter('altrep')
  const formatted = ['x-alt-desc', 'styled-description']
    .flatMap((name) => component.getAllProperties(name))
    .filter((property) => /^text\/html/i.test(String(property.getParameter('fmttype'))))
    .map((property) => unescaped(String(property.getFirstValue() ?? '').trim()))
  return [dataIn(String(beside ?? '')), ...formatted].find(hasWords) ?? plain
}

/** Some programs escape a sign twice (sabre/vobject 2), or that of an address (ical-generator): a backslash is left. */
const valueOf = (property: ICAL.Property | null) =>
  String(property?.getFirstValue() ?? '')
    .replaceAll(/\\(?=[,;])/g, '')
    .trim()

/** The first value of a property; `''` where there is none. */
export const textOf = (component: ICAL.Component, name: string) =>
  valueOf(component.getFirstProperty(name))

/** Some programs write a name as if it was HTML, and as if it was an address. */
export const oneLine = (text: string) => decodeEntities(text).replaceAll(/\s+/g, ' ').trim()

function withoutPercents(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Several names in one cell: what parts them may be in none. */
const inOneCell = (names: readonly string[]) =>
  names
    .map((name) => oneLine(name).replaceAll('|', '/'))
    .filter(Boolean)
    .join(' | ')

const parameterOf = (property: ICAL.Property, name: string) => {
  const value = property.getParameter(name)
  return oneLine(String((Array.isArray(value) ? value[0] : value) ?? ''))
}

function termsIn(component: ICAL.Component, areTags: boolean): string {
  const some = component
    .getAllProperties('categories')
    .filter((property) => (property.getParameter(tagMark) !== undefined) === areTags)
  return inOneCell(some.flatMap((property) => property.getValues().map(String)))
}

/** Organizers by their names; an address of mail where that is all there is. */
function organizersIn(component: ICAL.Component): string {
  const named = component.getAllProperties('organizer').map((property) => {
    const address = String(property.getFirstValue() ?? '').replace(/^mailto:/i, '')
    return withoutPercents(parameterOf(property, 'cn')) || address
  })
  const contacts = component.getAllProperties('contact').map((one) => String(one.getFirstValue()))
  return inOneCell(named.some(Boolean) ? named : contacts)
}

const pictureName = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i

const isPicture = (property: ICAL.Property) =>
  property.name === 'image' ||
  /^image\//i.test(parameterOf(property, 'fmttype')) ||
  pictureName.test(valueOf(property))

/** What leads elsewhere: programmes to read, rooms of video calls. */
const leading = ['attach', 'conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl']

/** The picture, and other addresses as links, but for those that the text has; whether something is no address. */
function attached(component: ICAL.Component, text: string) {
  const all = ['image', ...leading].flatMap((name) => component.getAllProperties(name))
  const some = all.filter((property) => /^https?:\/\//i.test(valueOf(property)))
  const picture = some.find(isPicture)
  const links = some.filter((one) => one !== picture && !text.includes(valueOf(one)))
  const anchors = links.map((property) => {
    const names = ['label', 'filename', 'x-filename'].map((name) => parameterOf(property, name))
    const words = names.find(Boolean) ?? valueOf(property)
    return `<a href=${quoted(valueOf(property))}>${escaped(words)}</a>`
  })
  return {
    picture: picture ? valueOf(picture) : '',
    links: anchors.length > 0 ? `<p>${anchors.join('<br>')}</p>` : '',
    isPartly: some.length < all.length,
  }
}

/** Apple tells the name of a place from its address in a property of its own. */
function placeIn(component: ICAL.Component): string {
  const own = component.getFirstProperty('x-apple-structured-location')
  const place = decodeEntities(textOf(component, 'location'))
  const title = own === null ? '' : parameterOf(own, 'x-title')
  if (own === null || title === '' || place.startsWith(title)) return place
  return [title, place || parameterOf(own, 'x-address')].filter(Boolean).join('\n')
}

/** What an event says beside its times, by the names of columns; whether any of that is left out. */
export function eventCells(component: ICAL.Component) {
  const text = descriptionIn(component, textOf(component, 'description'))
  const { picture, links, isPartly } = attached(component, text)
  const cells = {
    SUMMARY: oneLine(textOf(component, 'summary')),
    LOCATION: placeIn(component),
    ORGANIZER: organizersIn(component),
    CATEGORIES: termsIn(component, false),
    TAGS: termsIn(component, true),
    URL: textOf(component, 'url'),
    DESCRIPTION: links === '' ? text : `${isHtml(text) ? text : paragraphsOf(text)}${links}`,
    IMAGE: picture,
  }
  return { cells, isPartly }
}
