import { type Words, filled, readAllWords, readWords } from './tongues.ts'

/** Something the town does: what it is called, what it is about, and in which months (1 to 12). */
export interface Topic {
  title: Words
  about: Words
  months: readonly number[] | null
}

/** `@10-2 Title` is something of October to February. */
const seasonMark = /^@(\d+)-(\d+) /

const monthsBetween = (first: number, last: number): number[] =>
  Array.from(
    { length: ((last - first + 12) % 12) + 1 },
    (_, index) => ((first - 1 + index) % 12) + 1,
  )

const readSeason = (line: string): number[] | null => {
  const mark = seasonMark.exec(line)
  return mark === null ? null : monthsBetween(Number(mark[1]), Number(mark[2]))
}

/** Topics from pairs of lines: a title, then what it is about. */
export const readTopics = (lines: readonly string[]): Topic[] =>
  lines.flatMap((line, index) => {
    const about = lines[index + 1]
    if (index % 2 === 1 || about === undefined) return []
    const months = readSeason(line)
    return [{ title: readWords(line.replace(seasonMark, '')), about: readWords(about), months }]
  })

/** Topics about works (films, books): one frame for the title and one for the text, `{work}` in both. */
export const framedTopics = (works: readonly string[], title: Words, about: Words): Topic[] =>
  readAllWords(works).map((work) => ({
    title: frame(title, work),
    about: frame(about, work),
    months: null,
  }))

const frame = (sentence: Words, work: Words): Words => ({
  ca: filled(sentence.ca, { work: work.ca }),
  es: filled(sentence.es, { work: work.es }),
  en: filled(sentence.en, { work: work.en }),
})
