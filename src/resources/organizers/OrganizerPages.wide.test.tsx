import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { organizerForm } from './organizerForm.tsx'
import { organizerFields } from './organizerFields.ts'
import { modes } from '../../api/testWorld.ts'
import { said, summary } from '../../testSaid.ts'

const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

let world: World

const open = (place: string) => openApp(world, `/ca/${place}`, editor, 'en')

describe.each(modes)('an organizer over the %s service', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  test('is made with every field that was typed, and opens in its own page', async () => {
    const { user, place } = await open('organizers/new')
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByRole('region', summary)).toHaveTextContent('Name: Write a name.')
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
})

test('every field of an organizer has a box', () => {
  expect(organizerForm.boxes.toSorted()).toEqual(Object.keys(organizerFields).toSorted())
})
