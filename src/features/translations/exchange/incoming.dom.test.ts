import { readCsv } from './csvFile.ts'
import { hasOtherMarkup } from '../checks/markupAdded.ts'
import type { FileProblem, ReadFile, TextUnit } from './textUnit.ts'
import { feria } from './textUnitBed.ts'
import { readXliff } from './xliffIn.ts'
import { xliffOf } from './xliffOut.ts'
import cases from './incoming.cases.json'

const unit: TextUnit = { ...feria, kind: 'description', source: '<p>Un</p>', target: '' }

const unitsIn = (read: ReadFile | { readonly problem: FileProblem }) =>
  'problem' in read ? [] : read.entries.flatMap((entry) => ('unit' in entry ? [entry.unit] : []))

describe('a text that is to be empty', () => {
  const out = xliffOf([unit], 'ca', 'es')
  const withTarget = (state: string) =>
    out
      .replace('</source>', '</source><target> </target>')
      .replace('state="initial"', `state="${state}"`)

  test.each([
    ['final', true],
    ['translated', false],
  ])('in XLIFF, empty and %s: %j', (state, isIt) => {
    const [found] = unitsIn(readXliff(withTarget(state)))
    if (isIt) expect(found).toMatchObject({ target: '', isEmptied: true })
    else expect(found).not.toHaveProperty('isEmptied')
  })

  test.each(cases.marked)('in CSV, $mark beside $target: $isIt', ({ mark, target, isIt }) => {
    const [found] = unitsIn(
      readCsv(
        `record,field,source_language,target_language,source,target,emptied\nevents/5,description,ca,es,Un,${target},${mark}`,
      ),
    )
    if (isIt) expect(found).toMatchObject({ target: '', isEmptied: true })
    else expect(found).not.toHaveProperty('isEmptied')
  })
})

describe('markup beside what there was', () => {
  const known = ['<p>Una <a href="/x">fira</a></p>', '<p class="y">Una</p>']
  test.each(cases.added)('$text: $isAdded', ({ text, isAdded }) => {
    expect(hasOtherMarkup(text, known)).toBe(isAdded)
  })
})
