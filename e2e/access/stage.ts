import type { Locator, Page } from '@playwright/test'
import type { Site } from '../fixtures.ts'
import { say } from '../words.ts'
import type { World } from './world.ts'

/** Where a dialog is opened: the page it belongs to, and the world behind. */
export interface Stage {
  page: Page
  site: Site
  world: World
}

/** The words of the application in the language of the world. */
export const words = ({ world }: Stage, key: `${string}:${string}`, holes = {}) =>
  say(world.language, key, holes)

export const button = (stage: Stage, key: `${string}:${string}`, holes = {}): Locator =>
  stage.page.getByRole('button', { name: words(stage, key, holes), exact: true })

/** Takes the focus there and presses Enter: what opened a dialog is where the focus has to come back to. */
export async function enter(opener: Locator): Promise<Locator> {
  await opener.press('Enter')
  return opener
}
