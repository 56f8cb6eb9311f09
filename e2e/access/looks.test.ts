import { expect, test } from 'vitest'
import { everyLook, inBothSchemes, lookInPairs } from '../looks.ts'
import { LANGUAGES } from '../words.ts'
import { openings, widthsOf } from './dialogs.ts'

const looksOfAll = Object.values(openings).map((opening, place) =>
  LANGUAGES.map((language) => lookInPairs(place, language, widthsOf(opening))),
)

test('a dialog meets every language, both schemes and every width at which it is there', () => {
  for (const [place, opening] of Object.values(openings).entries()) {
    const looks = looksOfAll[place] ?? []
    expect(new Set(looks.map(({ width }) => width))).toEqual(new Set(widthsOf(opening)))
    expect(new Set(looks.map(({ colorScheme }) => colorScheme)).size).toBe(2)
  }
})

test('over all dialogs every two of a language, a width and a scheme meet', () => {
  const pairs = looksOfAll
    .flat()
    .flatMap(({ language, colorScheme, width }) => [
      `${language} ${width}`,
      `${language} ${colorScheme}`,
      `${width} ${colorScheme}`,
    ])
  expect(new Set(pairs).size).toBe(9 + 6 + 6)
})

test('what is opened once for both schemes is seen in every look, and once in each', () => {
  const named = ({ language, colorScheme, width }: (typeof everyLook)[number]) =>
    `${language} ${colorScheme} ${width}`
  expect(inBothSchemes.flat().map(named).toSorted()).toEqual(everyLook.map(named).toSorted())
  for (const looks of inBothSchemes)
    expect(new Set(looks.map(({ language, width }) => `${language} ${width}`)).size).toBe(1)
})
