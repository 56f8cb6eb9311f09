/**
 * What `npm run test:full` asks of Vitest beside `npm test`, by stage: parts of the paths of the files, as Vitest takes
 * them. Pages' tests take the service's second mode there; those in wide files run there alone.
 */
export const fullStages = {
  'pages in their second mode, hard texts, 500 events at once, 1,000 rows': [
    '.test.tsx',
    'hardTexts.wide.test.ts',
    'manyEvents.test.ts',
    'importRun.test.ts',
  ],
  'the application on nginx, Apache and Caddy': ['e2e/hosting'],
} as const
