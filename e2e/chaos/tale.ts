import { type Facts, fieldsOf, placeOf, saysOf } from './facts.ts'
import { stepsOf } from './steps.ts'

interface Told {
  at?: string
  state?: string
  overtaken?: unknown
}

/**
 * All that happened to the record that a problem names, in order: a run cannot be had again, and its files go with the
 * next one.
 */
export function taleOf(facts: Facts, problem: string): string {
  const path = /\b\w+\/\d+\b/.exec(problem)?.[0] ?? ''
  const place = placeOf(path)
  if (!place) return `${problem}\n`
  const values = (record: unknown) =>
    fieldsOf[place.room].map((field) => saysOf(record, field)).join(' | ')
  const writes = stepsOf(facts)
    .filter((step) => step.write.path === path)
    .map(({ write }) => [write.at, `${write.login} wrote ${values(write.record)}`])
  const known = facts.desks.flatMap(({ login, edits, history, drafts, queue }) => {
    const isHere = ({ collection, id }: { collection: string; id: number | null }) =>
      collection === place.room && (id === place.id || !id)
    return [
      ...edits
        .filter(({ room, id }) => room === place.room && (id === place.id || id === null))
        .flatMap(({ begun, said, page, value, outcome, words }) => [
          [begun, `${login} ${page} typed ${value}`],
          [said, `${login} ${page} saw ${value}: ${outcome}. ${words.replaceAll(/\s+/g, ' ')}`],
        ]),
      ...history.filter(isHere).map((entry) => {
        const { at = '', state, overtaken }: Told = entry
        const { before, after, changes } = entry
        const what = [before, changes, after].map(values).join(' → ')
        return [at, `history of ${login}: ${state} ${what} ${JSON.stringify(overtaken) ?? ''}`]
      }),
      ...drafts.filter(isHere).map(({ boxes }) => ['kept', `draft of ${login}: ${values(boxes)}`]),
      ...queue
        .filter(isHere)
        .map(({ changes }) => ['kept', `waits of ${login}: ${values(changes)}`]),
    ]
  })
  const lines = [...writes, ...known].map(([at, what]) => `  ${at} ${what}\n`)
  return `${problem}\n${lines.toSorted().join('')}`
}
