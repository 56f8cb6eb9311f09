/**
 * What `npm run test:full` asks of Vitest beside `npm test`, by stage: parts of the paths of the files, as Vitest takes
 * them. Pages' tests take the service's second mode there; those in wide files run there alone.
 */
export const fullStages = {
  'pages in their second mode, and wide': [
    '.test.tsx',
    'thousandCells.dom.test.ts',
    'replayLaws.wide.service.test.ts',
  ],
  'hard texts, 500 events at once, 1,000 rows': [
    'hardTexts.wide.service.test.ts',
    'manyEvents.service.test.ts',
    'importRun.dom.test.ts',
  ],
  'the application on nginx, Apache and Caddy': ['e2e/hosting'],
} as const

/** Those that a landing waits for, too; the first of them lasts as long as all unit tests. */
export const stagesOfTheGate: readonly (keyof typeof fullStages)[] = [
  'hard texts, 500 events at once, 1,000 rows',
  'the application on nginx, Apache and Caddy',
]
