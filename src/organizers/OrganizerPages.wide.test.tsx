import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from '../app/appBed.tsx'
import type { World } from '../app/appBed.tsx'
import { organizerForm } from './form/organizerForm.ts'
import { organizerFields } from './organizerFields.ts'
import { modes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

/** What time changes by itself, and what only a single reading shows. */
const passing = { modified: '', modified_utc: '', json_ld: '' }

let world: World

const open = (place: string) => openApp(world, `/ca/${place}`, editor, 'en')

describe.each(modes)('an organizer over the %s service', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })
  afterEach(() => {
    cleanup()
    return world.drop()
  })

  test('is made with every field that was typed, and opens in its own page', async () => {
    const { user, place } = await open('organizers/new')
    const texts = {
      Name: 'Coral La Llàntia',
      'E-mail': 'coral',
      Telephone: '938 000 000',
      Website: 'https://coral.example/',
      Description: 'Canten',
    }
    for (const [name, text] of Object.entries(texts)) {
      await user.click(await box(new RegExp(`^${name}`)))
      await user.paste(text)
    }
    expect(screen.getByText(/does not look like an e-mail address/)).toBeVisible()
    await user.type(await box('E-mail'), '@example.org')
    await waitFor(() =>
      expect(screen.queryByText(/does not look like an e-mail address/)).toBeNull(),
    )
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText(said('“Coral La Llàntia” has been added: published.'))
    await waitFor(() => expect(place()).toMatch(/^\/ca\/organizers\/\d+$/))
    expect(await world.ask('GET', place().slice('/ca/'.length))).toMatchObject({
      organizer: 'Coral La Llàntia',
      email: 'coral@example.org',
      phone: '938 000 000',
      website: 'https://coral.example/',
      status: 'publish',
    })
  })

  test('gets another name, and nothing else changes; its slug stays and is read only', async () => {
    const values = { organizer: 'Coral', email: 'a@b.example', phone: '1', status: 'publish' }
    const path = `organizers/${String((await world.ask('POST', 'organizers', values)).id)}`
    const before = await world.ask('GET', path)
    const { user } = await open(`organizers/by-slug/${String(before.slug)}`)
    await user.type(await box(/^Name/), ' de Vic')
    expect(await box('Slug')).toHaveAttribute('readonly')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(said('“Coral de Vic” has been saved: published.'))
    const after = await world.ask('GET', path)
    expect({ ...after, ...passing }).toEqual({ ...before, ...passing, organizer: 'Coral de Vic' })
  })

  test('of a name that exists is made beside it when that is wanted, and the first stays', async () => {
    const first = await world.ask('POST', 'organizers', { organizer: 'Coral', phone: '1' })
    const before = await world.ask('GET', `organizers/${String(first.id)}`)
    const { user, place } = await open('organizers/new')
    await user.type(await box(/^Name/), 'coral')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    const question = await screen.findByRole('dialog', {
      name: 'There is already an organizer of this name',
    })
    await user.click(within(question).getByRole('button', { name: /^Create another/ }))
    await screen.findByText(said('“coral” has been added: draft.'))
    await waitFor(() => expect(place()).not.toContain('new'))
    expect(place()).not.toBe(`/ca/organizers/${String(first.id)}`)
    expect(await world.ask('GET', `organizers/${String(first.id)}`)).toEqual(before)
  })
})

test('every field of an organizer has a box', () => {
  expect(organizerForm.boxes.toSorted()).toEqual(Object.keys(organizerFields).toSorted())
})
