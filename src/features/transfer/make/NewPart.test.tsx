import type { UserEvent } from '@testing-library/user-event'
import writeXlsx from 'write-excel-file/universal'
import { editor, openApp, worldOfEach } from '../../../app/appBed.tsx'
import { ownerOf } from '../../../core/query/owner.ts'
import { readOperations } from '../../../core/write/operationStore.ts'
import { forget } from '../../../platform/entries.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'
import { rowsSaid } from '../run/testRowsSaid.ts'

const day = addDays(todayIn('Europe/Madrid'), 30)
const [year, month, date] = day.split('-')
const written = `${date}/${month}/${year}`

type Wire = Record<string, unknown>

const world = worldOfEach('live')
beforeEach(async () => {
  await world.ask('POST', 'venues', { venue: 'Ateneu Popular', status: 'publish' })
  await world.ask('POST', 'events', {
    title: 'El ball de les fulles',
    status: 'publish',
    start_date: `${day} 18:00:00`,
    end_date: `${day} 20:00:00`,
  })
})

const eventsThere = async (): Promise<readonly Wire[]> => {
  const query = `starts_after=1900-01-01&per_page=50&status=publish,draft`
  return (await world.ask('GET', `events?${query}`))['events'] as readonly Wire[]
}

async function take(user: UserEvent, file: Blob, name: string) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no place for a file')
    return found
  })
  await user.upload(input, new File([file], name))
}

async function press(user: UserEvent, name: string) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
}

test('a sheet of a workbook is looked through before anything is sent, becomes events with what they name, and is undone', async () => {
  const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
  const notMade = [
    'Sense dia — nothing was created. Start, “aviat”: this is no date, such as “26/12/2026”.',
    'El ball de les fulles — left out. It seems to exist already: El ball de les fulles',
  ]
  const rows = [
    ['Títol', 'Data', 'Hora', 'Lloc', 'Categoria'],
    ['Concert de prova', written, '20.30 h', 'ateneu popular', 'Teatre nou'],
    ['El ball de les fulles', written, '18h', '', ''],
    ['Sense dia', 'aviat', '', '', ''],
    ['=HYPERLINK("a")', written, '21h', 'Sala inventada', ''],
  ]
  const sheetOf = (sheet: string, lines: readonly (readonly string[])[]) => {
    const data = lines.map((line) => line.map((value) => ({ value, type: String })))
    return { sheet, data }
  }
  const sheets = [
    sheetOf('Portada', [['Notes']]),
    sheetOf('Llocs', [['Nom'], ['Res']]),
    sheetOf('Actes', rows),
  ]
  await take(user, await writeXlsx(sheets).toBlob(), 'teatre.xlsx')
  const sheet = await screen.findByLabelText('Sheet of the workbook')
  expect(sheet).toHaveDisplayValue('Llocs')
  await user.selectOptions(sheet, 'Actes')
  expect(await screen.findByLabelText('Start hour')).toHaveDisplayValue('hora')
  expect(screen.getByText(`“${written}” and “aviat”`)).toBeVisible()
  await screen.findByText(/1 row seems repeated/)
  expect(screen.getByText(/Row 4\. Sense dia — Start, “[^”]+”: this is no date/)).toBeVisible()
  const before = await eventsThere()
  expect(before).toHaveLength(1)

  await user.selectOptions(await screen.findByLabelText('Category “Teatre nou”'), 'New category')
  await user.selectOptions(await screen.findByLabelText('Venue “Sala inventada”'), 'leave')
  expect(await screen.findByText(/Venue: understood as “Ateneu Popular”/)).toBeVisible()
  expect(screen.getByText(/ \d{4}, 20:30–22:30$/)).toBeVisible()
  await press(user, 'Create 2 events…')
  const question = await screen.findByRole('alertdialog', { name: 'Create 2 events?' })
  expect(within(question).getByText(/1 record named in the file is created first/)).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Begin' }))
  await screen.findByText(/Done: 3 saved, 1 left out and 1 refused\./)
  expect(rowsSaid([...document.querySelectorAll('li')])).toEqual(notMade)

  const after = await eventsThere()
  expect(after).toHaveLength(3)
  const made = after.find(({ title }) => title === 'Concert de prova')
  expect(made).toMatchObject({
    status: 'draft',
    start_date: `${day} 20:30:00`,
    end_date: `${day} 22:30:00`,
  })
  expect(JSON.stringify(made?.['venue'])).toContain('Ateneu Popular')
  expect(JSON.stringify(made?.['categories'])).toContain('Teatre nou')
  expect(screen.getByRole('link', { name: 'Concert de prova' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/ca/events/${String(made?.['id'])}`),
  )

  await user.click(screen.getByRole('button', { name: 'Undo 3 records…' }))
  const undo = within(await screen.findByRole('dialog'))
  await user.click(undo.getByRole('button', { name: 'Undo' }))
  await undo.findByText('Undone: 3 saved.')
  await user.click(undo.getByRole('button', { name: 'Close' }))
  await screen.findByText(/Done: 1 left out, 3 undone and 1 refused\./)
  expect(await eventsThere()).toHaveLength(1)

  // What came to nothing stays on record, in the words of whoever opens it.
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText(
    said(/The import of “teatre.xlsx” \(.*\): 1 left out, 3 undone and 1 refused\./),
  )
  await user.click(screen.getByRole('button', { name: 'Open it' }))
  await screen.findByText(/Done: 1 left out, 3 undone and 1 refused\./)
  expect(rowsSaid([...document.querySelectorAll('li')])).toEqual(notMade)
})

test('an import left behind is offered again with its columns; venues and categories inside of others are made too', async () => {
  await world.fail([{ kind: 'status', code: 500, method: 'POST', path: 'events' }])
  const { user, go } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
  const long = 'Recital '.repeat(9)
  const csv = `A;B;C;D\r\nConcert;${written};20h;${long}\r\n`
  await take(user, new Blob([csv]), 'sense-noms.csv')
  await user.selectOptions(await screen.findByLabelText('Title'), 'a')
  expect(screen.getByText('“Concert”')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Excerpt'), 'd')
  expect(screen.getByText(/^“Recital .*…”$/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Start'), 'b')
  await user.selectOptions(screen.getByLabelText('Start hour'), 'c')
  await press(user, 'Create 1 event…')
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  await screen.findByText(/Done: 1 (refused|uncertain|not done)/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText(
    said(/The import of “sense-noms.csv” \(.*\): 1 (refused|uncertain|not done)\./),
  )
  await world.fail([])
  await take(user, new Blob([csv]), 'sense-noms.csv')
  expect(await screen.findByLabelText('Title')).toHaveDisplayValue('a')
  await user.click(screen.getByRole('button', { name: 'Open it' }))
  await user.click(await screen.findByRole('button', { name: 'Continue with 1' }))
  await screen.findByText(/Done: 1 saved\./)
  const made = (await eventsThere()).filter(({ title }) => title === 'Concert')
  expect(made).toHaveLength(1)

  go('/ca/transfer?of=venues&part=new')
  await screen.findByText(/one venue per row/)
  const venues = 'Nom\tCiutat\tTelèfon\nATENEU POPULAR\tVic\t1\nSala del Molí\tOlot\t972 000 000\n'
  await take(user, new Blob([venues]), 'sales.tsv')
  await screen.findByText(/It seems to exist already/)
  await press(user, 'Create 1 venue…')
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  await screen.findByText(/Done: 1 saved and 1 left out\./)
  const found = await world.ask('GET', 'venues?search=Sala&status=draft')
  expect(found['venues']).toMatchObject([
    { venue: 'Sala del Molí', city: 'Olot', phone: '972 000 000', status: 'draft' },
  ])

  go('/ca/transfer?of=categories&part=new')
  await screen.findByText(/one category per row/)
  await take(user, new Blob(['Nom;Dins\nArts vives;\nCirc nou;Arts vives\n']), 'categories.csv')
  await user.selectOptions(await screen.findByLabelText('Category “Arts vives”'), 'make')
  await press(user, 'Create 2 categories…')
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  await screen.findByText(/Done: 2 saved\./)
  const { categories } = await world.ask('GET', 'categories?hide_empty=false&per_page=50')
  const all = categories as readonly Wire[]
  const above = all.filter(({ name }) => name === 'Arts vives')
  expect(above).toHaveLength(1)
  expect(all.find(({ name }) => name === 'Circ nou')?.['parent']).toBe(above[0]?.['id'])

  // What the history has forgotten is not counted by the button either.
  await screen.findByRole('button', { name: 'Undo 2 records…' })
  const entry = (await readOperations(ownerOf(world.service()))).at(-1)
  await forget('operations', [entry?.key ?? ''])
  await screen.findByRole('button', { name: 'Undo 1 record…' })
})
