import { modes } from '../../../api/testWorld.ts'
import { eachFailure } from './failuresFixture.ts'
import { sendAmong } from './lawBed.ts'
import { opened } from './queueBed.ts'

describe.each(modes)('what waits is written once, %s, in spite of', (mode) => {
  test.each(eachFailure.map((rules) => [JSON.stringify(rules[1]), rules] as const))(
    '%s',
    async (_said, rules) => {
      await sendAmong(await opened(mode), rules, ['events', 'venues', 'categories'])
    },
    30_000,
  )
})
