import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test.each(pageModes)(
  'of two moves the first is not taken back, and nobody else is blamed for the second, %s',
  async (mode) => {
    world = await openWorld({ mode })
    const add = async (name: string) => Number((await world.ask('POST', 'categories', { name })).id)
    const [rock] = [await add('Rock'), await add('Arts')]
    const theatre = await add('Teatre')
    const { user } = await openApp(world, '/ca/categories', editor, 'en')
    const tree = await screen.findByRole('treegrid', { name: 'Categories as a tree' })
    const row = (name: string) => {
      const found = within(tree).getByRole('link', { name }).closest('tr')
      if (!found) throw new Error(`no row of ${name}`)
      return found
    }
    const drag = async (where: string) => {
      const dataTransfer = { setData: vi.fn(), effectAllowed: '' }
      fireEvent.dragStart(row('Rock'), { dataTransfer })
      fireEvent.dragOver(row(where), { dataTransfer })
      fireEvent.drop(row(where), { dataTransfer })
      await screen.findByText(said(`“Rock” is inside of “${where}” now.`))
    }
    await drag('Arts')
    const first = screen.getByRole('button', { name: 'Undo' })
    // What is pointed at stays.
    await user.hover(first)
    await drag('Teatre')
    await user.click(first)
    await screen.findByText(said(/^The change of “Rock” was not undone: .*changed again since/))
    screen.getByRole('button', { name: 'See it in the history' })
    expect(screen.queryByText(/Somebody else/)).toBeNull()
    expect((await world.ask('GET', `categories/${rock}`)).parent).toBe(theatre)
  },
)
