import type { Page } from '@playwright/test'
import { type Language, say } from './words.ts'

/** Of the page, in Catalan. */
export const signInTitle = (page: Page) =>
  page.getByRole('heading', { name: say('ca', 'signIn:title'), exact: true })

/**
 * Fills the sign-in page or dialog and presses the button, without waiting for what comes of it. The page speaks the content language of the address one came from.
 * A required field's label ends with a mark, hence the beginnings.
 */
export async function tryToSignIn(
  page: Page,
  login: string,
  password: string,
  language: Language = 'ca',
): Promise<void> {
  await page.getByLabel(say(language, 'signIn:login')).fill(login)
  await page.getByLabel(say(language, 'signIn:password')).fill(password)
  await page.getByRole('button', { name: say(language, 'signIn:submit'), exact: true }).click()
}

/** Signs in on the page or in the dialog, and waits for the shell. */
export async function fillSignIn(...filled: Parameters<typeof tryToSignIn>): Promise<void> {
  await tryToSignIn(...filled)
  await filled[0].getByRole('banner').waitFor()
}
