import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from './app/appBed.tsx'

const lists = ['venues', 'organizers', 'categories', 'categories?view=list', 'tags']
const titles = ['Arts', 'Ball', 'Cant', 'Dansa']
const fileOf = (text: string) => new File([text], 'views.json', { type: 'application/json' })

const world = await openWorld({ mode: 'live' })
for (const title of titles) {
  for (const name of ['venues', 'organizers'])
    await world.ask('POST', name, { [name.slice(0, -1)]: title, status: 'publish' })
  for (const name of ['categories', 'tags']) await world.ask('POST', name, { name: title })
}

test.each(lists)('in the list of %s a range is chosen with shift', async (path) => {
  const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
  const boxes = await screen.findAllByRole('checkbox', { name: /^(Arts|Ball|Cant|Dansa)$/ })
  expect(boxes).toHaveLength(titles.length)
  const [first, , third] = boxes
  if (!first || !third) throw new Error('no boxes')
  await user.click(first)
  const bar = await screen.findByRole('region', { name: 'What is chosen' })
  expect(await within(bar).findByText('1 selected')).toBeVisible()
  await user.keyboard('{Shift>}')
  await user.click(third)
  await user.keyboard('{/Shift}')
  expect(await within(bar).findByText('3 selected')).toBeVisible()
  await user.click(within(bar).getByRole('button', { name: 'Clear selection' }))
})

test('a view is exported, and brought back from its file, which is of this list', async () => {
  const { user } = await openApp(world, '/ca/tags', editor, 'en')
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const views = within(await screen.findByRole('dialog', { name: 'View' }))
  await user.type(views.getByRole('textbox', { name: /^Name/ }), 'Mine{Enter}')
  expect(await views.findByRole('link', { name: 'Mine' })).toBeVisible()
  await user.click(views.getByRole('button', { name: /^Export/ }))
  const text = (await files[0]?.text()) ?? ''
  await user.click(views.getByRole('button', { name: 'Edit the view “Mine”' }))
  await user.click(views.getByRole('button', { name: 'Delete' }))
  expect(views.queryByRole('list')).toBeNull()
  const upload = (content: string) =>
    user.upload(views.getByLabelText('File with views'), fileOf(content))
  await upload('no views')
  expect(await views.findByText(/This file has no views of Agenda/)).toBeVisible()
  await upload(text.replace('"tags"', '"elsewhere"'))
  expect(await views.findByText('These views are of another list.')).toBeVisible()
  expect(views.queryByRole('link')).toBeNull()
  await upload(text)
  expect(await views.findByText('1 view imported.')).toBeVisible()
  expect(views.getByRole('link', { name: 'Mine' })).toBeVisible()
})
