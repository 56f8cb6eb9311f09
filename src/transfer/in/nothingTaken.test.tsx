import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

const times = { start_date: '2027-03-05 10:00:00', end_date: '2027-03-05 12:00:00' }

describe.each(pageModes)('a file of which nothing is written, over the %s service', (mode) => {
  let world: World
  let fair = ''
  beforeAll(async () => {
    world = await openWorld({ mode })
    fair = String((await world.ask('POST', 'events', { ...times, title: 'Fira' })).id)
  })
  afterAll(() => world.drop())
  afterEach(cleanup)

  const take = async (line: string) => {
    const { user } = await openApp(world, '/ca/transfer?part=in', editor, 'en')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    const file = new File([`id,title,start_date\n${fair},${line}\n`], 'events.csv')
    await user.upload(input, file)
  }

  test('says that nothing was changed where nothing was', async () => {
    await take('Fira,2027-03-05 10:00')
    expect(await screen.findByText(/no cell was changed/)).toBeVisible()
  })

  test('does not say so of a changed cell that cannot be taken', async () => {
    await take('Fira,late')
    expect(await screen.findByText(/the rows that differ cannot be taken/)).toBeVisible()
    expect(screen.queryByText(/no cell was changed/)).toBeNull()
  })
})
