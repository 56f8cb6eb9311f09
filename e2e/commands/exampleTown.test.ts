import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configurationOf } from '../../src/service/configuration.ts'
import { templateOf } from '../../src/transfer/pack/content/packTemplate.ts'
import { usualWords } from '../../src/transfer/pack/content/packWords.ts'
import { asExampleTown } from './exampleTown.ts'

test('what the invented town asks for and says is understood wholly', async () => {
  const told = asExampleTown(readFileSync('public/config.json')).toString()
  const configuration = configurationOf(JSON.parse(told))
  const { ignored, words } = templateOf(configuration, Object.keys(await usualWords('en')))
  expect(ignored).toEqual([])
  expect(Object.keys(words).toSorted()).toEqual(['ca', 'en', 'es'])
  expect(configuration.rules?.required).toContain('venue')
})
