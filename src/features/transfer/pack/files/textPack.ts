import type { Pack, PackEntry } from '../content/pack.ts'

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
