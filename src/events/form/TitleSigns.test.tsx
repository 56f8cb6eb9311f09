import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage, openWorld } from '../eventPagesBed.tsx'
import type { World } from '../eventPagesBed.tsx'
import { made, titleBox } from '../formTyping.ts'

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test('the first change of a title that came back rendered offers the signs that were typed', async () => {
  world = await openWorld('live')
  const id = await made(world, { title: 'L\'hort "gran"', description: "L'hort" })
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  const box = await titleBox()
  expect(box).toHaveValue('L’hort “gran”')
  const turnBack = { name: 'Turn typographic signs back into typed ones' }
  expect(screen.queryByRole('button', turnBack)).toBeNull()
  await user.type(box, ' nou')
  expect(await screen.findByText(/The site may have changed the signs of this title/)).toBeVisible()
  await user.click(screen.getByRole('button', turnBack))
  expect(box).toHaveValue('L\'hort "gran" nou')
  expect(screen.queryByRole('button', turnBack)).toBeNull()
})
