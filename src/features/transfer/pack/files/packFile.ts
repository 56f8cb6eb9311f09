import { type Days, monthOf } from '../../../calendar/days/range.ts'
import type { Pack, PackEntry, PackSection } from '../content/pack.ts'
import { docxFile } from './docxFile.ts'

export const packFormats = ['docx', 'html', 'txt'] as const
export type PackFormat = (typeof packFormats)[number]

/** An agenda in a format. @throws when the part that writes documents could not be fetched */
export async function packFile(pack: Pack, format: PackFormat, siteName: string): Promise<Blob> {
  if (format === 'html') return new Blob([htmlPack(pack)], { type: 'text/html' })
  if (format === 'txt') return new Blob([textPack(pack)], { type: 'text/plain' })
  return docxFile(pack, siteName)
}

/** «agenda.ca.2026-10.docx» of a month, else with both its days. */
export function packFileName(language: string, days: Days, format: PackFormat): string {
  const month = monthOf(days.first)
  const isMonth = month.first === days.first && month.last === days.last
  const when = isMonth ? days.first.slice(0, 7) : `${days.first}.${days.last}`
  return `agenda.${language}.${when}.${format}`
}

const underlined = (words: string, sign: string) => [words, sign.repeat(Math.min(72, words.length))]

function entryLines(entry: PackEntry, more: string): string[] {
  const website = entry.website === '' ? [] : [`${more}: ${entry.website}`]
  const page = entry.page === '' ? [] : [entry.page]
  const under = [entry.when, ...entry.lines, ...entry.text, ...page, ...website]
  return [entry.title, ...under.map((line) => `  ${line}`), '']
}

/** An agenda as plain text, for newsletters and messages. */
export function textPack(pack: Pack): string {
  const { title, period, foreword, sections, nothing, more, closing } = pack
  const lines = [
    ...underlined(title, '='),
    period,
    '',
    ...foreword.flatMap((paragraph) => [paragraph, '']),
    ...sections.flatMap(({ heading, entries }) => [
      ...underlined(heading, '-'),
      '',
      ...entries.flatMap((entry) => entryLines(entry, more)),
    ]),
    ...(sections.length === 0 ? [nothing, ''] : []),
    ...closing.flatMap((paragraph) => [paragraph, '']),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text, in an element or in an attribute between quotes. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

// E-mail programs keep what is written in each element, and nothing else: no style sheet, no class.
const styles = {
  body: 'margin:0;padding:16px;background:#ffffff',
  paper:
    'max-width:640px;margin:0 auto;color:#1a1a1a;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.45',
  h1: 'margin:0;font-size:28px;line-height:1.2',
  period: 'margin:4px 0 20px;font-size:18px;color:#555555',
  h2: 'margin:28px 0 8px;padding-bottom:4px;border-bottom:2px solid #1a1a1a;font-size:20px;line-height:1.25;page-break-after:avoid',
  entry: 'margin:0 0 18px;page-break-inside:avoid',
  h3: 'margin:0;font-size:17px;line-height:1.3',
  link: 'color:#0b4f8a',
  when: 'margin:2px 0;font-weight:bold',
  line: 'margin:2px 0',
  closing: 'margin:28px 0 0;font-size:14px;color:#555555',
} as const

function element(name: string, style: keyof typeof styles, html: string): string {
  return `<${name} style="${styles[style]}">${html}</${name}>`
}

/** @param address absolute, http(s): the agenda holds no other */
function link(address: string, words: string): string {
  return address === ''
    ? escaped(words)
    : `<a href="${escaped(address)}" style="${styles.link}">${escaped(words)}</a>`
}

function entryHtml(entry: PackEntry, more: string): string {
  const lines = [...entry.lines, ...entry.text].map((line) => element('p', 'line', escaped(line)))
  const website = entry.website === '' ? '' : element('p', 'line', link(entry.website, more))
  const inside = [
    element('h3', 'h3', link(entry.page, entry.title)),
    element('p', 'when', escaped(entry.when)),
    ...lines,
    website,
  ]
  return element('div', 'entry', inside.filter(Boolean).join('\n'))
}

function sectionHtml({ heading, entries }: PackSection, more: string): string {
  return [
    element('h2', 'h2', escaped(heading)),
    ...entries.map((entry) => entryHtml(entry, more)),
  ].join('\n')
}

/** An agenda as a piece of HTML that newsletters take: every style in its element, no script, nothing fetched. */
export function htmlFragment(pack: Pack): string {
  const { language, title, period, foreword, sections, nothing, more, closing } = pack
  const inside = [
    element('h1', 'h1', escaped(title)),
    element('p', 'period', escaped(period)),
    ...foreword.map((paragraph) => element('p', 'line', escaped(paragraph))),
    ...sections.map((section) => sectionHtml(section, more)),
    sections.length === 0 ? element('p', 'line', escaped(nothing)) : '',
    ...closing.map((paragraph) => element('p', 'closing', escaped(paragraph))),
  ]
  const html = inside.filter(Boolean).join('\n')
  return `<div lang="${escaped(language)}" style="${styles.paper}">\n${html}\n</div>\n`
}

/** The same as a page of its own, for browsers and printers. */
export function htmlPack(pack: Pack): string {
  const title = escaped(`${pack.title}, ${pack.period}`)
  return [
    '<!doctype html>',
    `<html lang="${escaped(pack.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '</head>',
    `<body style="${styles.body}">`,
    `${htmlFragment(pack)}</body>`,
    '</html>',
    '',
  ].join('\n')
}
