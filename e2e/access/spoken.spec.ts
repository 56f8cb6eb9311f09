import type { Page } from '@playwright/test'
import { EventForm } from '../eventForm.ts'
import { EventList } from '../eventList.ts'
import { expect, test } from '../fixtures.ts'
import { say } from '../words.ts'
import { isSettled } from './settled.ts'
import { seedWorld } from './world.ts'

/** Keeps everything that the live regions say, for they fall silent again. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const added = [...addedNodes].filter((node) => node instanceof Element)
        const within = added.flatMap((one) => [...one.querySelectorAll(regions)])
        for (const said of [element?.closest(regions), ...added, ...within])
          if (said?.matches(regions) && said.textContent) heard.push(said.textContent)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))
}

test('results, a save and mistakes are said @full @local', async ({ page, site, signIn }) => {
  const { event } = await seedWorld(site, 'en')
  await signIn('en')
  const list = new EventList(page, 'en')
  await isSettled(page)
  const heard = await listen(page)
  await list.search.fill('xyzzy')
  await expect.poll(heard).toContain(say('en', 'eventList:announcedNone'))
  await list.search.fill(site.suffix)
  await expect.poll(heard).toMatch(/\d events? found/)
  await list.link(event.title).click()
  const form = new EventForm(page, 'en')
  await form.text('cost').fill('10')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(heard).toContain(event.title)
  await expect(form.saved(event.title, 'publish')).toBeVisible()
  expect(await heard()).toContain(
    form.say('saved.updated', { title: event.title, status: 'published' }),
  )
})

test('ways and help are in one order everywhere @full @local', async ({ page, site, signIn }) => {
  const { event } = await seedWorld(site, 'es')
  await signIn('es')
  const order = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header:first-of-type :is(a, button), nav[aria-label] a')]
        .filter((element) => !element.closest('main') && element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    )
  const first = await order()
  expect(first.length).toBeGreaterThan(10)
  for (const path of [
    'es',
    'es/calendar',
    `es/events/${event.id}`,
    'es/translations',
    'es/transfer',
    'es/activity',
    'settings',
  ]) {
    await page.goto(site.root + path)
    await isSettled(page)
    expect(await order(), path).toEqual(first)
  }
})
