import { screen, within } from '@testing-library/react'
import enFilters from '../locales/en/filters.json'
import enNames from '../locales/en/recordList.json'
import { editor, openApp, makeWorld } from './app/appBed.tsx'
import { categoryFilters } from './resources/categories/categories.ts'
import type { FilterTable } from './core/resource/filters.ts'
import { organizerFilters } from './resources/organizers/organizers.ts'
import { tagFilters } from './resources/tags/tags.ts'
import { venueFilters } from './resources/venues/venues.ts'

/** A value of each kind that the page can say, and one that says nothing; a text and a list of words say always. */
const values: Readonly<Record<string, { readonly good: string; readonly bad?: string }>> = {
  text: { good: 'fira' },
  flag: { good: 'true', bad: 'maybe' },
  integer: { good: '7', bad: 'seven' },
  ids: { good: '7', bad: '7,eight' },
  words: { good: 'draft,private' },
  choice: { good: 'desc', bad: 'sideways' },
}

/** Those that the page itself shows: its pager, its size, its search box. */
const onPage: ReadonlySet<string> = new Set(['page', 'per_page', 'search'])

const lists: readonly [string, FilterTable][] = [
  ['venues', venueFilters],
  ['organizers', organizerFilters],
  ['categories', categoryFilters],
  ['tags', tagFilters],
]

describe.each(lists)('list of %s', async (resource, table) => {
  const words: Readonly<Record<string, string>> = enNames.names
  const named = Object.entries(table).map(([name, { kind }]) => ({
    name,
    label: words[name] ?? '',
    good: values[kind]?.good,
    bad: values[kind]?.bad,
  }))

  const world = await makeWorld('live')

  const open = (asked: readonly { name: string; value: string | undefined }[]) => {
    const search = asked.map(({ name, value = '' }) => [name, value])
    return openApp(world, `/ca/${resource}?${new URLSearchParams(search)}`, editor, 'en')
  }

  test('each parameter in force is a chip, and stands in the drawer', async () => {
    const { user } = await open(named.map(({ name, good }) => ({ name, value: good })))
    const chips = await screen.findByRole('list', { name: enFilters.chips.group })
    expect(screen.getByDisplayValue('fira')).toBeVisible()
    await user.click(
      screen.getByRole('button', { name: new RegExp(`^${enFilters.drawer.button}`) }),
    )
    const drawer = await screen.findByRole('dialog', { name: enFilters.drawer.button })
    for (const { name, label } of named.filter(({ name }) => !onPage.has(name))) {
      const chip = within(chips).getByRole('button', {
        name: new RegExp(`${label}: `),
        hidden: true,
      })
      expect(chip, name).toBeInTheDocument()
      const control =
        name === 'status'
          ? within(drawer).getByRole('group', { name: label })
          : within(drawer).getByLabelText(label)
      expect(control, name).toBeVisible()
    }
  })
})
