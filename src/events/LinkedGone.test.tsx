import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageModes } from '../service/testWorld.ts'
import { openPage, openWorld, type World } from './eventPagesBed.tsx'
import { made, retitle, save } from './formTyping.ts'
import { said } from '../testSaid.ts'

describe.each(pageModes)('an event over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld(mode)
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('tells of a venue that went to the trash since it was chosen, and sends nothing', async () => {
    const venue = await world.ask('POST', 'venues', { venue: 'Sala Vella', status: 'publish' })
    const id = await made(world)
    const before = await world.ask('GET', `events/${id}`)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const picker = await screen.findByRole('combobox', { name: 'Venue' })
    await user.type(picker, 'sala')
    await user.click(await screen.findByRole('option', { name: /^Sala Vella/ }))
    await world.ask('DELETE', `venues/${String(venue.id)}`)
    await retitle(user, 'Concert de Nadal')
    await save(user)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Venue: “Sala Vella” has gone to the trash since you chose it')
    expect(await world.ask('GET', `events/${id}`)).toEqual(before)
    await user.type(picker, '{Backspace}')
    await save(user)
    await screen.findByText(said('“Concert de Nadal” has been saved: draft.'))
  })
})
