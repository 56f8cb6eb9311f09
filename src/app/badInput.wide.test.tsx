import { editor, modes, openApp, makeWorld, type TestWorld } from './appBed.tsx'
import { screen, summary, waitFor, within } from '../testSaid.ts'

let world: TestWorld

const unseen = '\u200B\u202E\u2060'
const rightToLeft = '\u202Bحفلة موسيقية\u202C 👩‍👩‍👧 e\u0301'
const scheme = 'Enter an address that begins with https:// or http://.'
const address = 'Enter a whole address, such as https://example.org'
const slug = 'A slug has at most 200 characters, no spaces and none of these signs: / ? # :'
const user = 'Enter a user ID.'

interface Bad {
  resource: string
  fields: object
  /** Box, what is typed, and what is said of it. */
  refused: readonly (readonly [box: string, typed: string, sentence: string])[]
  /** Box and field that take any text as it is. */
  taken: readonly (readonly [box: string, field: string])[]
}

const lineTooLong = 'A line has at most 10,000 characters.'
const long = 'x'.repeat(1_000_000)

const resources: readonly Bad[] = [
  {
    resource: 'events',
    fields: {
      title: 'Fira',
      start_date: '2030-01-01 10:00:00',
      end_date: '2030-01-01 12:00:00',
      status: 'publish',
    },
    refused: [
      ['Title', unseen, 'Enter a title.'],
      ['Title', long, lineTooLong],
      ['Price', long, lineTooLong],
      ['Slug', 'a b/c', slug],
      ['Slug', `a${unseen}`, slug],
      ['Website', `https://a.example/${long}`, lineTooLong],
      ['Website', 'javascript:alert(1)', scheme],
      ['Website', 'data:text/html,<script>alert(1)</script>', scheme],
      ['Website', `https://${unseen}`, address],
      ['Image', '987654321', 'There’s no image 987654321.'],
      ['Image', 'javascript:alert(1)', scheme],
      ['Image', rightToLeft, 'Enter an image ID or URL.'],
      ['Author', 'Maria', user],
      ['Author', '99999999999999999999', user],
      ['Author', '99999', 'The site doesn’t accept user 99999'],
      ['Author', unseen, user],
    ],
    taken: [['Title', 'title']],
  },
  {
    resource: 'tags',
    fields: { name: 'Fira' },
    refused: [
      ['Name', unseen, 'Enter a name.'],
      ['Name', long, lineTooLong],
      ['Slug', 'a b/c', slug],
      ['Slug', 'javascript:alert(1)', slug],
      ['Slug', 'a'.repeat(201), slug],
      ['Slug', 'taken', 'Another one probably has this slug'],
    ],
    taken: [['Name', 'name']],
  },
]

describe.each(modes)('over the %s service', (mode) => {
  test.each(resources)('$resource: what a field cannot hold is said at it', async (bad) => {
    world = await makeWorld(mode)
    const { id } = await world.ask('POST', bad.resource, bad.fields)
    const path = `${bad.resource}/${String(id)}`
    if ('name' in bad.fields) await world.ask('POST', bad.resource, { name: 'Taken' })
    const before = await world.ask('GET', path)
    const { user: person } = await openApp(world, `/ca/${path}`, editor, 'en')
    const boxOf = async (name: string) =>
      screen.findByRole<HTMLInputElement>(name === 'Author' ? 'combobox' : 'textbox', { name })
    const put = async (name: string, text: string) => {
      const box = await boxOf(name)
      await person.clear(box)
      box.focus()
      if (text) await person.paste(text)
      return box
    }
    // What has a status is out: saving it is called otherwise.
    const name = 'status' in bad.fields ? 'Update' : 'Save'
    const save = async () => person.click(await screen.findByRole('button', { name }))

    for (const [name, typed, sentence] of bad.refused) {
      const { value } = await boxOf(name)
      const box = await put(name, typed)
      await save()
      const problems = await screen.findByRole('region', summary)
      await waitFor(() => expect(problems).toHaveTextContent(`${name}: ${sentence}`))
      expect(within(problems).getAllByRole('link')).toHaveLength(1)
      expect(box).toBeInvalid()
      expect(box).toHaveValue(typed)
      await put(name, value)
      await waitFor(() => expect(screen.queryByText(new RegExp(`^${name}: `))).toBeNull())
    }
    expect(await world.ask('GET', path)).toEqual(before)

    for (const [name] of bad.taken) await put(name, rightToLeft)
    await save()
    await screen.findAllByText(/has been saved/, {}, { timeout: 30_000 })
    const after = await world.ask('GET', path)
    for (const [, field] of bad.taken) expect(after[field]).toBe(rightToLeft)
  })
})
