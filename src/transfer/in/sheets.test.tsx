import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import writeXlsx from 'write-excel-file/universal'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 90_000 })

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

describe.each(pageModes)('a changed workbook of several sheets, over the %s service', (mode) => {
  let world: World
  let [fair, ball] = ['', '']
  beforeAll(async () => {
    world = await openWorld({ mode })
    const make = async (title: string) =>
      String((await world.ask('POST', 'events', { ...times, title, status: 'draft' })).id)
    fair = await make('Fira')
    ball = await make('Ball')
  })
  afterAll(() => world.drop())
  afterEach(cleanup)

  const take = async (file: Blob) => {
    const { user } = await openApp(world, '/ca/transfer?part=in', editor, 'en')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([file], 'events.xlsx'))
    const sheet = await screen.findByRole('combobox', { name: 'Sheet of the workbook' })
    return { user, sheet, input }
  }
  /** What is shown of the file at last. */
  const shows = (text: RegExp) =>
    waitFor(() => expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent(text))
  const head = ['id', 'title']

  test('is measured by the sheet that is chosen, which keeps the focus', async () => {
    const file = await workbook({
      March: [head, [fair, 'Gran fira']],
      April: [head, [ball, 'Gran ball']],
    })
    const { user, sheet, input } = await take(file)
    expect(sheet).toHaveDisplayValue('March')
    await shows(/Gran fira/)
    sheet.focus()
    await user.selectOptions(sheet, 'April')
    await shows(/^(?!.*Gran fira).*Gran ball/)
    expect(sheet).toHaveDisplayValue('April')
    expect(sheet).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Write 1 record…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Change 1' }))
    await dialog.findByText('Done: 1 saved.')
    expect(await world.ask('GET', `events/${ball}`)).toMatchObject({ title: 'Gran ball' })
    expect(await world.ask('GET', `events/${fair}`)).toMatchObject({ title: 'Fira' })
    await user.click(dialog.getByRole('button', { name: 'Close' }))

    const single = await workbook({ Only: [head, [fair, 'Gran fira']] })
    await user.upload(input, new File([single], 'single.xlsx'))
    await shows(/Gran fira/)
    expect(screen.queryByRole('combobox', { name: 'Sheet of the workbook' })).toBeNull()
  })

  test('can be taken although its first sheet is none of ours, and another one is empty', async () => {
    const file = await workbook({
      Notes: [['To do'], ['Call the theatre']],
      Nothing: [[]],
      Events: [head, [fair, 'Gran fira']],
    })
    const { user, sheet } = await take(file)
    await screen.findByText(said(/The column “id” is missing/))
    await user.selectOptions(sheet, 'Nothing')
    await screen.findByText(/There are no rows in it/)
    await user.selectOptions(sheet, 'Events')
    await shows(/Gran fira/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('whose rows are cut off, too long or full of errors is taken in none of those', async () => {
    const lines = [
      'id,title,website,exported',
      `${fair},Gran fira, i més,,title:h1-1,`,
      `${ball},Gran ball`,
      `${fair},#REF!,,title:h1-1`,
    ]
    const { user } = await openApp(world, '/ca/transfer?part=in', editor, 'en')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([lines.join('\n')], 'events.csv'))
    await screen.findByText('There is nothing to write: the rows that differ cannot be taken.', {
      exact: false,
    })
    for (const words of [
      /^Row 2\. It has more cells/,
      /^Row 3\. .*or it is cut off/,
      /^Row 4\. .*came to an error/,
    ])
      expect(await screen.findByText(words)).toBeVisible()
  })

  /** A file as somebody has it open in a spreadsheet. */
  const openedFile = (file: Blob) => {
    const opened = new File([file], 'events.xlsx')
    let isSaved = false
    const read = opened.arrayBuffer.bind(opened)
    opened.arrayBuffer = () =>
      isSaved ? Promise.reject(new DOMException('saved', 'NotReadableError')) : read()
    return { opened, save: () => (isSaved = true) }
  }

  test('that is saved anew after it was chosen has its other sheets still', async () => {
    const [march, april] = [
      [head, [fair, 'Gran fira']],
      [head, [ball, 'Gran ball nou']],
    ]
    const { opened, save } = openedFile(await workbook({ March: march, April: april }))
    const { user } = await openApp(world, '/ca/transfer?part=in', editor, 'en')
    await user.upload(await screen.findByLabelText('Choose a file…', { selector: 'input' }), opened)
    const sheet = await screen.findByRole('combobox', { name: 'Sheet of the workbook' })
    await screen.findByRole('region', { name: 'Changes' })
    save()
    await user.selectOptions(sheet, 'April')
    await shows(/Gran ball.*nou/)
  })

  test('that the device does not give is said to be unreadable', async () => {
    const { opened, save } = openedFile(await workbook({ March: [head] }))
    save()
    const { user } = await openApp(world, '/ca/transfer?part=in', editor, 'en')
    await user.upload(await screen.findByLabelText('Choose a file…', { selector: 'input' }), opened)
    expect(
      await screen.findByText(said(/neither a CSV nor an XLSX that can be read/)),
    ).toBeVisible()
  })
})
