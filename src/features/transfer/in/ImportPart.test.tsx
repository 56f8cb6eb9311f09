import writeXlsx from 'write-excel-file/universal'
import { editor, openApp, makeWorld, type TestWorld } from '../../../app/appBed.tsx'
import { said, screen, waitFor } from '../../../testSaid.ts'
import { fingerprint } from '../../translations/exchange/fingerprint.ts'

const times = { start_date: '2027-03-05 10:00:00', end_date: '2027-03-05 12:00:00' }

/** A workbook of these sheets, by name; every cell is text. */
function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<Blob> {
  const text = (value: string) => ({ value, type: String })
  return writeXlsx(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((row) => row.map(text)),
    })),
  ).toBlob()
}

/** A file as somebody has it open in a spreadsheet: once it is saved there, it cannot be read any more. */
function openedFile(file: Blob) {
  const opened = new File([file], 'events.xlsx')
  let isSaved = false
  const read = opened.arrayBuffer.bind(opened)
  opened.arrayBuffer = () =>
    isSaved ? Promise.reject(new DOMException('saved', 'NotReadableError')) : read()
  return { opened, save: () => (isSaved = true) }
}

let world: TestWorld

test('of a changed file the sheet that is chosen is measured and written, and what cannot be taken says why', async () => {
  world = await makeWorld('live')
  const make = async (title: string) =>
    String((await world.ask('POST', 'events', { ...times, title, status: 'draft' })).id)
  const [fair, ball] = [await make('Fira'), await make('Ball')]
  const { user } = await openApp(world, '/ca/transfer?part=in', editor, 'en')
  const choose = async (chosen: File) =>
    user.upload(await screen.findByLabelText('Choose a file…', { selector: 'input' }), chosen)
  const sheet = () => screen.findByRole('combobox', { name: 'Sheet of the workbook' })
  const shows = (text: RegExp) =>
    waitFor(() => expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent(text))
  const takeRows = (...lines: readonly string[]) =>
    choose(new File([lines.join('\n')], 'events.csv'))

  const head = ['id', 'title']
  const file = await workbook({
    Notes: [['To do'], ['Call the theatre']],
    Nothing: [[]],
    March: [head, [fair, 'Gran fira']],
    April: [head, [ball, 'Gran ball']],
  })
  const { opened, save } = openedFile(file)
  await choose(opened)
  await screen.findByText(said(/The column “id” is missing/))
  // It is at hand all the same.
  save()
  await user.selectOptions(await sheet(), 'Nothing')
  await screen.findByText(/It’s empty\./)
  await user.selectOptions(await sheet(), 'March')
  await shows(/Gran fira/)
  expect(screen.queryByRole('alert')).toBeNull()
  const chooser = await sheet()
  chooser.focus()
  await user.selectOptions(chooser, 'April')
  await shows(/^(?!.*Gran fira).*Gran ball/)
  expect(chooser).toHaveDisplayValue('April')
  expect(chooser).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save 1 event' }))
  await screen.findByText('Done: 1 saved.')
  expect(await world.ask('GET', `events/${ball}`)).toMatchObject({ title: 'Gran ball' })
  expect(await world.ask('GET', `events/${fair}`)).toMatchObject({ title: 'Fira' })
  await user.click(screen.getByRole('button', { name: 'Close' }))

  await takeRows('id,title,start_date', `${fair},Fira,2027-03-05 10:00`)
  expect(await screen.findByText(/No cell was changed/)).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Sheet of the workbook' })).toBeNull()
  await takeRows(
    'id,title,website,exported',
    `${fair},Gran fira, i més,,title:h1-1,`,
    `${ball},Gran ball nou`,
    `${fair},#REF!,,title:h1-1`,
  )
  await screen.findByText(/The changed rows can’t be imported/)
  for (const why of [
    /^Row 2\. Too many cells, or cut off/,
    /^Row 3\. Too many cells, or cut off/,
    /^Row 4\. .*the formula has an error/,
  ])
    expect(await screen.findByText(why)).toBeVisible()
  expect(screen.queryByText(/No cell was changed/)).toBeNull()

  const large = new File(['id'], 'events.csv')
  Object.defineProperty(large, 'size', { value: 40_000_000 })
  await choose(large)
  await screen.findByText(said(/Larger than .* Export and change fewer records at once\./))

  const gone = openedFile(file)
  gone.save()
  await choose(gone.opened)
  expect(await screen.findByText(said(/It can’t be read/))).toBeVisible()
})

test('what can be read in two ways is chosen before any record is read, and another sheet is read alike', async () => {
  world = await makeWorld('live')
  const fair = await world.ask('POST', 'events', { ...times, title: 'Fira', cost: '3' })
  const { user } = await openApp(world, '/ca/transfer?part=in', editor, 'en')
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  const asked = vi.spyOn(globalThis, 'fetch')
  const records = () =>
    asked.mock.calls.filter(([request]) => /events\/\d+/.test(new Request(request).url)).length
  const rows = (cost: string) => [
    ['id', 'start_date', 'cost'],
    [String(fair.id), '03/05/2027 10:00', cost],
  ]
  const file = await workbook({ March: rows('1,250'), April: rows('2,500') })
  await user.upload(input, new File([file], 'events.xlsx'))
  await screen.findByText(/can be read in two ways\. Choose above/)
  const price = screen.getByLabelText('“1,250” means')
  await user.selectOptions(price, '1250')
  await screen.findByText(/can be read in two ways\. Choose above/)
  expect(records()).toBe(0)
  const day = screen.getByLabelText('“03/05/2027 10:00” means')
  await user.selectOptions(day, 'Friday, 5 March 2027')
  const summary = await screen.findByText(/1 record changes/)
  expect(records()).toBe(1)
  expect(summary.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.selectOptions(screen.getByLabelText('Sheet of the workbook'), 'April')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent(/2500/),
  )
  expect(screen.getByLabelText('“2,500” means')).toHaveDisplayValue('2500')

  // As it was written, it is not to be read.
  const mark = `cost:${fingerprint('1.250')}`
  const lines = ['id,title,cost,exported', `${fair.id},Gran fira,1.250,${mark}`]
  await user.upload(input, new File([lines.join('\n')], 'events.csv'))
  await screen.findByText(/1 record changes/)
})

test('an exported file that was given for new records is taken for its changes', async () => {
  world = await makeWorld('live')
  const fair = await world.ask('POST', 'events', { ...times, title: 'Fira' })
  const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  const lines = ['ID,Title,Start,Exported', `${fair.id},Gran fira,2027-03-05 10:00,title:h1-1`]
  await user.upload(input, new File([lines.join('\n')], 'events.csv'))
  await user.click(await screen.findByRole('button', { name: 'Import changes' }))
  await screen.findByText(/1 record changes/)
})
