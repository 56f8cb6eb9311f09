import type { BrowserContext, Page } from '@playwright/test'

/** Leaves out what is fetched at rest, five seconds after a page: it is no part of what somebody waits for. */
export async function withoutRest(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((act: TimerHandler, after?: number) =>
      after === 5000 ? 0 : setTimeout(act, after)) as typeof window.setTimeout
  })
}
