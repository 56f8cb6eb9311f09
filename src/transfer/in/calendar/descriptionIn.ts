import type ICAL from 'ical.js'
import { decodeEntities } from '../../../collection/plainText.ts'
import { scan } from '../../../ui/html/rich/scan.ts'

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
export function descriptionIn(component: ICAL.Component, plain: string): string {
  const beside = component.getFirstProperty('description')?.getParameter('altrep')
  const formatted = ['x-alt-desc', 'styled-description']
    .flatMap((name) => component.getAllProperties(name))
    .filter((property) => /^text\/html/i.test(String(property.getParameter('fmttype'))))
    .map((property) => unescaped(String(property.getFirstValue() ?? '').trim()))
  return [dataIn(String(beside ?? '')), ...formatted].find(hasWords) ?? plain
}
