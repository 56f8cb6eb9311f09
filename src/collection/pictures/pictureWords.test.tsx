import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { editor, openApp, type World } from '../../app/appBed.tsx'
import { describePicture } from './media.ts'
import { altBox, altOf, pictureWorld, press, typeAlt } from './pictureWordsBed.ts'

let world: World

test('the alternative text is kept as a draft, and never saved over somebody else’s unless that is chosen', async () => {
  const { picture, path, ...made } = await pictureWorld()
  world = made.world
  const described = (alt: string) => describePicture(world.service(), picture, alt)
  const open = async (kept: object = {}) => {
    const { user } = await openApp(world, path, editor, 'en')
    Object.assign(localStorage, kept)
    await press(user, 'Alternative text…')
    await altBox()
    return user
  }
  await typeAlt(await open(), 'La plaça de nit')
  const kept = { ...localStorage }
  cleanup()

  await described('La festa')
  const user = await open(kept)
  expect(await altBox()).toHaveValue('La plaça de nit')
  expect(screen.getByText(/The site says: “La festa”\./)).toBeVisible()
  await press(user, 'Save the alternative text')
  expect(await screen.findByText('Somebody else has changed this text meanwhile')).toBeVisible()
  expect(screen.getByText('It is now: “La festa”. Nothing has been written over it.')).toBeVisible()
  expect(await altOf(world, picture)).toBe('La festa')
  await press(user, 'Save mine')
  await screen.findByText('The alternative text of the picture has been saved.')
  expect(await altOf(world, picture)).toBe('La plaça de nit')
  expect(Object.keys(localStorage).filter((key) => key.includes('pictureWords'))).toEqual([])
  const news = within(screen.getByRole('region', { name: 'Notices' }))
  await user.click(news.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await altOf(world, picture)).toBe('La festa'))
  await waitFor(async () => expect(await altBox()).toHaveValue('La festa'))

  await typeAlt(user, 'Meva')
  await described('Seva')
  await press(user, 'Save the alternative text')
  await press(user, 'Take theirs')
  expect(await altBox()).toHaveValue('Seva')
  expect(await altOf(world, picture)).toBe('Seva')
})
