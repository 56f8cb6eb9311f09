import { odsSheets } from './ods.ts'

/** The cells of a sheet of one row. */
function cellsOf(cells: string, styles = '') {
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles>
    <office:body><table:table><table:table-row>${cells}</table:table-row></table:table></office:body>
    </office:document-content>`
  const [sheet] = odsSheets({ has: () => true, text: () => content, kind: 'unreadable' }, 100)
  return sheet?.layout().rows()[0]?.cells
}

const time = (duration: string, shown: string) =>
  `<table:table-cell office:value-type="time" office:time-value="${duration}"><text:p>${shown}</text:p></table:table-cell>`

test.each([
  ['PT20H30M00S', '20:30:00'],
  // As Gnumeric writes it.
  ['PT020H30M00S', '20:30:00'],
  ['PT026H00M00S', '26:00:00'],
])('%s is an hour', (duration, value) => {
  expect(cellsOf(time(duration, 'x'))).toEqual([{ kind: 'hour', value, shown: 'x' }])
})

test.each(['PT68H30M00S', 'PT100H00M00S', 'PT9999H00M00S', 'P1D'])(
  '%s is none, and what it shows counts',
  (duration) => expect(cellsOf(time(duration, '20:30:00'))).toEqual(['20:30:00']),
)

test('a number without a format is not what Gnumeric shows of it in a narrow column', () => {
  const cell = (style: string) =>
    `<table:table-cell table:style-name="${style}" office:value-type="float" office:value="5.5"><text:p>6</text:p></table:table-cell>`
  const styles =
    '<style:style style:name="a" style:data-style-name="General"/><style:style style:name="b" style:data-style-name="N1"/>'
  expect(cellsOf(`${cell('a')}${cell('b')}`, styles)).toMatchObject([
    { value: '5.5', shown: '5.5' },
    { value: '5.5', shown: '6' },
  ])
})
