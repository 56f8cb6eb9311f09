import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from './app/appBed.tsx'
import { modes } from './service/testWorld.ts'
import { addDays, todayIn } from './time/wallTime.ts'

vi.setConfig({ testTimeout: 60_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

/** Each list, and the address it is opened at. */
const lists = [
  ['events', 'events'],
  ['venues', 'venues'],
  ['organizers', 'organizers'],
  ['categories', 'categories'],
  ['categories', 'categories?view=list'],
  ['tags', 'tags'],
] as const

const fileOf = (text: string) => new File([text], 'views.json', { type: 'application/json' })

const titles = ['Arts', 'Ball', 'Cant', 'Dansa']

describe.each(modes)('every list, %s', (mode) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ mode })
    for (const title of titles) {
      const post = { status: 'publish' }
      await world.ask('POST', 'events', { title, ...times, ...post })
      for (const name of ['venues', 'organizers'])
        await world.ask('POST', name, { [name.slice(0, -1)]: title, ...post })
      for (const name of ['categories', 'tags']) await world.ask('POST', name, { name: title })
    }
  })
  afterAll(() => world.drop())
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  test.each(lists)('of %s, at %s: a range is chosen with shift', async (_, path) => {
    const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
    const boxes = await screen.findAllByRole('checkbox', { name: /^(Arts|Ball|Cant|Dansa)$/ })
    expect(boxes).toHaveLength(titles.length)
    const [first, , third] = boxes
    if (!first || !third) throw new Error('no boxes')
    await user.click(first)
    const bar = await screen.findByRole('region', { name: 'What is chosen' })
    expect(await within(bar).findByText('1 chosen')).toBeVisible()
    await user.keyboard('{Shift>}')
    await user.click(third)
    await user.keyboard('{/Shift}')
    expect(await within(bar).findByText('3 chosen')).toBeVisible()
    await user.click(within(bar).getByRole('button', { name: 'Choose none' }))
  })

  test.each(lists)(
    'of %s, at %s: a view is kept, exported, and brought back from its file',
    async (of, path) => {
      const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
      const files: Blob[] = []
      vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        if (file instanceof Blob) files.push(file)
        return 'blob:file'
      })
      await user.click(await screen.findByRole('button', { name: 'Views' }))
      const views = await screen.findByRole('dialog', { name: 'Views' })
      await user.type(within(views).getByRole('textbox', { name: /^Name/ }), `My ${of}{Enter}`)
      expect(await within(views).findByRole('link', { name: `My ${of}` })).toBeVisible()
      await user.click(within(views).getByRole('button', { name: /^Export/ }))
      const text = (await files[0]?.text()) ?? ''
      expect(text).toContain(`My ${of}`)

      await user.click(within(views).getByRole('button', { name: `Edit the view “My ${of}”` }))
      await user.click(within(views).getByRole('button', { name: 'Delete' }))
      expect(await within(views).findByText(/^No view is saved yet/)).toBeVisible()
      const bring = async (content: string) =>
        user.upload(within(views).getByLabelText('File with views'), fileOf(content))
      await bring('no views')
      expect(await within(views).findByText(/This file has no views of Agenda/)).toBeVisible()
      await bring(text.replace(`"${of}"`, '"elsewhere"'))
      expect(await within(views).findByText('These views are of another list.')).toBeVisible()
      expect(within(views).queryByRole('link')).toBeNull()
      await bring(text)
      expect(await within(views).findByText('1 view imported.')).toBeVisible()
      expect(within(views).getByRole('link', { name: `My ${of}` })).toBeVisible()
    },
  )
})
