import { madeFrom } from './madeFrom.ts'
import type { Noted } from './savedFrom.ts'
import { nothingWritten, type TextWrite, type Written } from './textWrites.ts'
import type { Texts } from '../state/texts.ts'

const texts = (title: string): Texts => ({ title, description: '', excerpt: '' })
/** Of the clock of this device, and of the service's, by the hour. */
const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`
const dated = (hour: number) => `2026-11-24 ${String(hour).padStart(2, '0')}:00:00`

function write(hour: number, before: string | null, after: string, undoes?: number): TextWrite {
  return {
    key: at(hour),
    at: at(hour),
    before: before === null ? null : texts(before),
    after: texts(after),
    modified: dated(hour),
    undoes: undoes === undefined ? undefined : at(undoes),
  }
}

function written(...some: readonly TextWrite[]): Written {
  return { texts: some, modified: new Map(some.map(({ modified }) => [modified, dated(1)])) }
}

const noted = (hour: number, title: string, language = 'ca'): Noted => ({
  at: at(hour),
  from: { language, id: 5, texts: texts(title) },
})

interface Case {
  /** hour of the service at which the translation was last changed */
  readonly modified?: number
  readonly note?: Noted
  readonly target?: Written
  readonly source?: Written
}

function madeOf({ modified = 1, note, target = nothingWritten, source = nothingWritten }: Case) {
  return madeFrom({
    target: { language: 'es', id: 7, modified: dated(modified) },
    source: { language: 'ca', id: 5 },
    noted: note,
    ofTarget: target,
    ofSource: source,
  })?.texts.title
}

const edited = written(write(5, 'A', 'B'), write(8, 'B', 'C'))

describe('a translation that was never saved here', () => {
  test('and was changed elsewhere, was made from what its source said then', () => {
    expect(madeOf({ source: edited, modified: 6 })).toBe('B')
    expect(madeOf({ source: edited, modified: 9 })).toBeUndefined()
  })

  test('and got nothing but facts from here, was changed elsewhere before that', () => {
    const carried = { texts: [], modified: new Map([[dated(9), dated(4)]]) }
    expect(madeOf({ source: edited, modified: 9, target: carried })).toBe('A')
    expect(madeOf({ source: edited, modified: 10, target: carried })).toBeUndefined()
    const twice = {
      texts: [],
      modified: new Map([
        [dated(9), dated(6)],
        [dated(6), dated(4)],
      ]),
    }
    expect(madeOf({ source: edited, modified: 9, target: twice })).toBe('A')
  })

  test('and is not dated, as terms are, is of the first there was', () => {
    const undated = edited.texts.map((one) => ({ ...one, modified: '' }))
    const known = { note: undefined, ofTarget: nothingWritten, ofSource: written(...undated) }
    const target = { language: 'es', id: 7, modified: '' }
    const made = madeFrom({ ...known, target, source: { language: 'ca', id: 5 }, noted: undefined })
    expect(made?.texts.title).toBe('A')
  })
})

describe('a translation that was saved in an ordinary form', () => {
  test('was made from what its source said then', () => {
    expect(madeOf({ source: edited, target: written(write(4, 'X', 'Y')) })).toBe('A')
    expect(madeOf({ source: edited, target: written(write(6, 'X', 'Y')) })).toBe('B')
    expect(madeOf({ source: edited, target: written(write(9, null, 'Y')) })).toBe('C')
    expect(madeOf({ target: written(write(9, null, 'Y')) })).toBeUndefined()
  })
})

describe('what was noted beside the source', () => {
  test('counts no more once the translation is saved elsewhere', () => {
    const target = written(write(9, 'X', 'Y'))
    expect(madeOf({ note: noted(6, 'N'), source: edited, target })).toBe('C')
  })

  test('is all that is known where the source was not changed here in between', () => {
    const target = written(write(7, 'X', 'Y'))
    expect(madeOf({ note: noted(6, 'N'), source: written(write(5, 'A', 'B')), target })).toBe('N')
  })

  test('counts no more when what it was noted of is taken back, and again when that is', () => {
    const back = [write(6, 'X', 'Y'), write(9, 'Y', 'X', 6)]
    const note = noted(7, 'N')
    expect(madeOf({ note, source: edited, target: written(...back) })).toBe('A')
    const again = written(...back, write(10, 'X', 'Y', 9))
    expect(madeOf({ note, source: edited, target: again })).toBe('N')
  })

  test('of another language says nothing of this source', () => {
    expect(madeOf({ note: noted(6, 'N', 'en') })).toBeUndefined()
    expect(madeOf({ note: noted(6, 'N', 'en'), source: edited })).toBe('A')
  })
})
