import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { xlsxFile } from '../transfer/out/xlsxSheet.ts'
import { editor, openApp, openWorld, type World } from './appBed.tsx'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
const rules = { noCapitals: true, required: ['cost' as const] }

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

const make = async (values: object) =>
  Number((await world.ask('POST', 'events', { ...times, ...values })).id)
const statusOf = async (id: number) => (await world.ask('GET', `events/${id}`)).status

describe.each(pageModes)('the publishing rules outside of forms over the %s service', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  test('refuse one of many with its reasons; the others go out, and the way back asks nobody', async () => {
    const bad = await make({ title: 'FIRA DEL LLIBRE', status: 'draft' })
    const good = await make({ title: 'Concert', status: 'draft', cost: '5' })
    const { user } = await openApp(world, '/ca/events', editor, 'en', rules)
    await user.click(await screen.findByRole('checkbox', { name: 'FIRA DEL LLIBRE' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Concert' }))
    await user.click(await screen.findByRole('button', { name: 'Change…' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change the status' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the status' })
    await user.click(within(dialog).getByRole('combobox', { name: 'New status' }))
    await user.click(await screen.findByRole('option', { name: 'Published' }))
    await user.click(within(dialog).getByRole('button', { name: 'Change 2' }))
    await within(dialog).findByText('Done: 1 saved and 1 refused.')
    const whyNot = within(dialog).getAllByRole('link', { name: /^“FIRA DEL LLIBRE”\. / })
    expect(whyNot.map(({ textContent }) => textContent)).toEqual([
      'Title: It is in capitals throughout. Write it as in a sentence.',
      'Price: Write a price before publishing. 0 is free.',
    ])
    expect(whyNot[0]).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/ca/events/${bad}#field-title$`)),
    )
    expect(await statusOf(bad)).toBe('draft')
    expect(await statusOf(good)).toBe('publish')
    await user.click(within(dialog).getByRole('button', { name: 'Undo 1 change' }))
    await within(dialog).findByText('Undone: 1 saved.')
    expect(await statusOf(good)).toBe('draft')
  })

  test('refuse what one press would publish, and lead to the field', async () => {
    const id = await make({ title: 'Fira', status: 'draft' })
    const at = `/ca/events/${id}/visibility`
    const { user, place } = await openApp(world, at, editor, 'en', rules)
    await user.click(await screen.findByRole('button', { name: 'Publish “Fira” now' }))
    await screen.findByText(
      said('“Fira” was not saved. Price: Write a price before publishing. 0 is free.'),
    )
    expect(await statusOf(id)).toBe('draft')
    await user.click(screen.getByRole('button', { name: 'Go to “Price”' }))
    await waitFor(() => expect(place()).toBe(`/ca/events/${id}#field-cost`))
  })

  test('make a draft of a row that would go out against them, and say so before anything is sent', async () => {
    const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en', rules)
    const [year, month, date] = day.split('-')
    const file = await xlsxFile(
      ['Títol', 'Data', 'Estat', 'Preu'],
      [
        ['Concert de prova', `${date}/${month}/${year}`, 'publicat', ''],
        ['Ball', `${date}/${month}/${year}`, 'publicat', '5 €'],
      ],
    )
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!found) throw new Error('no place for a file')
      return found
    })
    await user.upload(input, new File([file], 'teatre.xlsx'))
    await screen.findByText(
      /it would go out against the rules.*Price: Write a price before publishing/,
    )
    const make = await screen.findByRole('button', { name: 'Make 2 events…' })
    await waitFor(() => expect(make).toBeEnabled())
    await user.click(make)
    await user.click(await screen.findByRole('button', { name: 'Begin' }))
    await waitFor(
      async () => {
        const query = 'events?starts_after=1900-01-01&status=publish,draft'
        const there = (await world.ask('GET', query))['events'] as Record<string, unknown>[]
        expect(Object.fromEntries(there.map(({ title, status }) => [title, status]))).toEqual({
          'Concert de prova': 'draft',
          Ball: 'publish',
        })
      },
      { timeout: 20_000 },
    )
  })
})
