import type { Page } from '@playwright/test'
import { violationsIn } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { lostColours, motions } from './media.ts'
import { outOfOrder } from './order.ts'
import { cutWords, isWider, namelessScrollers } from './strains.ts'
import { wrongOnTheWay } from './tabbing.ts'

/** How much a look finds wrong: where it finds nothing on any page, it has to be one that can. */
const counts = (page: Page, look: (page: Page) => Promise<string[]>) => async (body: string) => {
  await page.setContent(body)
  return (await look(page)).length
}

test('what breaks a rule is found again, in other colours too @full @local', async ({ page }) => {
  const body = (colour: string) =>
    `<html lang="ca"><title>a</title><main><h1>a</h1><img src="data:," />
    <style>@media (prefers-color-scheme: dark) { p { color: ${colour} } }</style><p>Some words</p></main></html>`
  const rules = async () => (await violationsIn(page)).map(({ rule }) => rule)
  await page.setContent(body('#eee'))
  expect(await rules()).toEqual(['image-alt'])
  expect(await rules()).toEqual(['image-alt'])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await rules()).toEqual(['color-contrast', 'image-alt'])
})

test('stops that stand otherwise than they come are found @full @local', async ({ page }) => {
  const stops = '<a href="#a">a</a> <a href="#b">b</a>'
  const count = counts(page, outOfOrder)
  const found = (style: string) =>
    count(`<main style="display: flex; width: 300px; ${style}">${stops}</main>`)
  expect(await found('flex-direction: row')).toBe(0)
  expect(await found('flex-direction: column')).toBe(0)
  expect(await found('flex-direction: row-reverse')).toBe(1)
  expect(await found('flex-direction: column-reverse')).toBe(1)
  expect(await count(stops.replace('href="#b"', 'href="#b" tabindex="1"'))).toBe(1)
})

test('what moves is found @full @local', async ({ page }) => {
  const found = counts(page, motions)
  const turning = '<style>@keyframes turn { to { rotate: 1turn; } }</style>'
  expect(await found('<p style="transition: color 0.01s">a</p>')).toBe(0)
  expect(await found('<p style="transition: color 0.2s">a</p>')).toBe(1)
  expect(await found(`${turning}<p style="animation: turn 0.01s">a</p>`)).toBe(0)
  expect(await found(`${turning}<p style="animation: turn 1s infinite">a</p>`)).toBe(1)
  expect(await found('<p style="scroll-behavior: smooth">a</p>')).toBe(1)
})

test('what few colours lose is found @full @local', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = counts(page, lostColours)
  const ways = (style: string) =>
    `<nav><a href="#a" aria-current="page" style="${style}">a</a> <a href="#b">b</a></nav>`
  expect(await found(ways('font-weight: bold'))).toBe(0)
  expect(await found(ways('background: yellow'))).toBe(1)
  const icon = (fill: string) =>
    `<body style="background: Canvas"><svg style="fill: ${fill}"><rect width="9" height="9" /></svg></body>`
  expect(await found(icon('CanvasText'))).toBe(0)
  expect(await found(icon('Canvas'))).toBe(1)
  expect(await found('<input aria-label="a" />')).toBe(0)
  expect(await found('<input aria-label="a" style="border: 0" />')).toBe(1)
})

test('what has no room is found @full @local', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wider = counts(page, isWider)
  expect(await wider('<p style="width: 200px">a</p>')).toBe(0)
  expect(await wider('<p style="width: 400px">a</p>')).toBe(1)
  const cut = counts(page, cutWords)
  const narrow = (style: string) => `<p style="width: 40px; ${style}">Words of some length</p>`
  expect(await cut(narrow('overflow: visible'))).toBe(0)
  expect(await cut(narrow('overflow: hidden; white-space: nowrap'))).toBe(1)
  expect(await cut(narrow('overflow: hidden; height: 20px'))).toBe(1)
  expect(await cut(narrow('overflow: hidden; white-space: nowrap; text-overflow: ellipsis'))).toBe(
    0,
  )
})

test('what scrolls without a name, or out of reach, is found @full @local', async ({ page }) => {
  const found = counts(page, namelessScrollers)
  const scroller = (attributes: string) =>
    `<div style="width: 90px; overflow-x: auto" ${attributes}><p style="width: 300px">a</p></div>`
  expect(await found(scroller('tabindex="0" role="region" aria-label="a"'))).toBe(0)
  expect(await found(scroller('tabindex="0"'))).toBe(1)
  expect(await found(scroller('role="region" aria-label="a"'))).toBe(1)
})

test('a focus that is not seen, or covered, is found @full @local', async ({ page }) => {
  const found = counts(page, wrongOnTheWay)
  const cover = '<div style="position: fixed; inset: 0; background: Canvas"></div>'
  expect(await found('<button>a</button>')).toBe(0)
  expect(await found('<button style="outline: none">a</button>')).toBe(1)
  expect(await found(`<button>a</button>${cover}`)).toBe(1)
})

test('the focus is followed all the way round from anywhere @full @local', async ({ page }) => {
  const found = counts(page, wrongOnTheWay)
  const many = (hidden: number) =>
    Array.from({ length: 60 }, (_, at) =>
      at === hidden ? '<button style="outline: none">a</button>' : '<button>b</button>',
    ).join('')
  expect(await found(many(-1))).toBe(0)
  expect(await found(many(55))).toBe(1)
  const fromTheMiddle = async (hidden: number) => {
    await page.setContent(many(hidden))
    await page.locator('button').nth(30).focus()
    return wrongOnTheWay(page)
  }
  expect(await fromTheMiddle(3)).toHaveLength(1)
  expect(await fromTheMiddle(55)).toHaveLength(1)
  await page.setContent('<p>a</p>')
  expect(await wrongOnTheWay(page)).toEqual(['nothing takes the focus'])
  await page.setContent(many(-1))
  expect(await wrongOnTheWay(page, 20)).toEqual(['the focus does not come round in 20 stops'])
})
