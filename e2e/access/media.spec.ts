import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addressesIn } from './addresses.ts'
import { outOfOrder } from './order.ts'
import { isSettled } from './settled.ts'
import { wrongOnTheWay } from './tabbing.ts'
import { seedWorld } from './world.ts'

/** Seconds that something moves or fades for those who want no motion; nearly none is allowed. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time)))
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const moves =
        seconds(transitionDuration) > 0.01 ||
        (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
        scrollBehavior === 'smooth'
      return moves ? [`moves: ${element.tagName} ${element.className.toString()}`] : []
    })
  })
}

/**
 * What is lost where the system draws everything in its own few colours: a button without an edge, a sign that is
 * no more than a coloured ground, and what is chosen, on, or where one is, when it looks like what is not.
 */
function lostColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getClientRects().length > 0
    const looks = [
      'outlineStyle',
      'borderStyle',
      'borderWidth',
      'backgroundColor',
      'textDecorationLine',
      'fontWeight',
      'color',
    ] as const
    const look = (element: Element) => {
      const style = getComputedStyle(element)
      return looks.map((name) => style[name]).join()
    }
    const whole = (element: Element) =>
      [element, ...element.querySelectorAll('*')].map(look).join('|')
    const chosen =
      '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], [role=radio][aria-checked=true]'
    const lost: string[] = []
    for (const element of [...document.querySelectorAll(chosen)].filter(isSeen)) {
      const name = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked'].find((one) =>
        element.hasAttribute(one),
      )
      const others = [
        ...(element
          .closest('ul, nav, fieldset, [role]:not(a, button)')
          ?.querySelectorAll(element.tagName) ?? []),
      ]
      const plain = others.find(
        (other) =>
          other !== element &&
          isSeen(other) &&
          !other.matches(chosen) &&
          other.childElementCount === element.childElementCount,
      )
      if (plain && whole(plain) === whole(element))
        lost.push(`looks like the others: ${name ?? ''} ${element.textContent?.slice(0, 40) ?? ''}`)
    }
    for (const icon of [...document.querySelectorAll('svg')].filter(isSeen)) {
      const { fill, stroke } = getComputedStyle(icon)
      const ground = getComputedStyle(document.body).backgroundColor
      if (fill === ground && (stroke === 'none' || stroke === ground))
        lost.push(
          `an icon in the colour of the ground: ${icon.parentElement?.getAttribute('aria-label') ?? ''}`,
        )
    }
    for (const box of [
      ...document.querySelectorAll('input:not([type=hidden]):not([type=file]), select, textarea'),
    ].filter(isSeen)) {
      const frame = box.closest('form, .MuiInputBase-root, [class*=PickersInputBase-root]')
      const edges = [box, box.parentElement, frame, ...(frame?.querySelectorAll('fieldset') ?? [])]
      const hasEdge = edges.some(
        (edge) => edge && parseFloat(getComputedStyle(edge).borderWidth) > 0,
      )
      const isDrawn =
        box.matches('[type=checkbox], [type=radio]') || frame?.matches('.MuiInput-underline')
      if (!hasEdge && !isDrawn)
        lost.push(`a box without an edge: ${box.getAttribute('aria-label') ?? box.id}`)
    }
    return [...new Set(lost)]
  })
}

const strains = {
  'nothing moves': async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return motions(page)
  },
  'few colours lose nothing': async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    return lostColours(page)
  },
  'the stops come as they stand': outOfOrder,
  'the focus is seen in few colours, and nothing covers it': async (page: Page) =>
    wrongOnTheWay(page, 40),
}

test('stops that stand otherwise than they come are found @once @local', async ({ page }) => {
  const stops = '<a href="#a">a</a> <a href="#b">b</a>'
  const found = async (style: string) => {
    await page.setContent(`<main style="display: flex; width: 300px; ${style}">${stops}</main>`)
    return (await outOfOrder(page)).length
  }
  expect(await found('flex-direction: row')).toBe(0)
  expect(await found('flex-direction: column')).toBe(0)
  expect(await found('flex-direction: row-reverse')).toBe(1)
  expect(await found('flex-direction: column-reverse')).toBe(1)
  await page.setContent(stops.replace('href="#b"', 'href="#b" tabindex="1"'))
  expect(await outOfOrder(page)).toHaveLength(1)
})

for (const [width, tags] of [
  [1440, ' @full'],
  [360, ''],
] as const)
  test(`motion, colours and focus of every page at ${width} px @once @local${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(600_000)
    const world = await seedWorld(site, 'ca')
    await page.setViewportSize({ width, height: 780 })
    await signIn('ca')
    const found: Record<string, string[]> = {}
    for (const address of addressesIn(world)) {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
      await page.goto(site.root + address)
      await isSettled(page)
      for (const [name, look] of Object.entries(strains)) {
        const wrong = await look(page)
        if (wrong.length > 0) found[`${address}: ${name}`] = wrong
      }
    }
    expect(found).toEqual({})
  })
