import type { Page } from '@playwright/test'

/** From the click in the page to the frame in which the form's title can be typed in, in ms. */
export function toForm(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('tbody a[href*="/events/"]')
    const started = performance.now()
    link?.click()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const title = document.querySelector<HTMLInputElement>('form [name="title"]')
      if (title !== null && title.value !== '' && !title.disabled)
        return performance.now() - started
    }
  })
}

/** From going back to the frame in which the list's rows are there again, in ms. */
export function backToList(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now()
    history.back()
    for (;;) {
      await new Promise(requestAnimationFrame)
      if (document.querySelectorAll('tbody a').length > 5) return performance.now() - started
    }
  })
}
