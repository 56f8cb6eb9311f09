import { addressesIn } from './access/addresses.ts'
import { seedWorld } from './access/world.ts'
import { test } from './fixtures.ts'
import { everyLook, wear } from './looks.ts'

test.use({ data: 'town' })

// No test: `npm run screenshots` takes pictures of every page, `-- -g 'ca 1440 light'` in one look.
for (const look of everyLook) {
  const name = Object.values(look).join(' ')
  test(`${name} @local`, async ({ site, signIn, page }) => {
    test.setTimeout(1_200_000)
    const world = await seedWorld(site, look.language)
    await wear(page, look)
    await signIn(look.language)
    for (const address of addressesIn(world)) {
      await page.goto(site.root + address, { waitUntil: 'networkidle' })
      const file = address.replaceAll(/\W+/g, '-')
      await page.screenshot({ path: `.cache/screenshots/${name.replaceAll(' ', '-')}/${file}.png` })
    }
  })
}
