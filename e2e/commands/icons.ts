import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { browserArguments, browserPath } from './browser.ts'

/** The colour of the icon's ground, as in `public/icon.svg`. */
const ground = '#0d3d3c'

/** As large as the drawing may be for the circle of four fifths that is sure to be seen of a maskable icon. */
const seen = 0.85

/** `public/icon.svg` as the pictures that a device asks for when the application is installed. */
const icons = [
  { file: 'icon-192.png', size: 192, part: 1 },
  { file: 'icon-512.png', size: 512, part: 1 },
  { file: 'icon-maskable-512.png', size: 512, part: seen },
]

const drawing = (await readFile('public/icon.svg')).toString('base64')
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments() })
const page = await browser.newPage()
for (const { file, size, part } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${part < 1 ? ground : 'none'}">
       <img src="data:image/svg+xml;base64,${drawing}" style="width:${size * part}px">`,
  )
  await writeFile(`public/${file}`, await page.screenshot({ omitBackground: true }))
}
await browser.close()
