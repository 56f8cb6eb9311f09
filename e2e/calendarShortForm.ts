import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, type Site } from './fixtures.ts'
import { type Language, sayOf } from './words.ts'

/** The short form of a new event, over the calendar. */
export const shortForm = (page: Page, language: Language = 'ca') =>
  page.getByRole('dialog', { name: sayOf(language, ['eventForm', 'recordForm'], 'page.new') })

/** It is ready to be typed into. */
export async function opened(page: Page, language: Language = 'ca') {
  await expect(shortForm(page, language)).toBeVisible()
  await expect(new EventForm(page, language).text('title')).toBeFocused()
}

/** What the next creation of an event sends, and its record afterwards. */
export async function creation(page: Page, site: Site, act: () => Promise<void>, language = 'ca') {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      new URL(response.url()).pathname.endsWith('/events') &&
      response.ok(),
  )
  await act()
  const { id } = (await (await answered).json()) as { id: number }
  return { id, record: await site.rest.read('events', language, id) }
}
