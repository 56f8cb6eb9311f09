// @vitest-environment jsdom
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fingerprint } from '../../src/features/translations/exchange/fingerprint.ts'
import type { TextUnit } from '../../src/features/translations/exchange/textUnit.ts'
import { xliff12Of } from '../../src/features/translations/exchange/xliffOut.ts'
import { readXliff } from '../../src/features/translations/exchange/xliffIn.ts'
import { xliffOf } from '../../src/features/translations/exchange/xliffOut.ts'
import { translatorPrograms } from './translatorPrograms.ts'

const folder = mkdtempSync(join(tmpdir(), 'agenda-translators-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const text = '<p>Un <a href="https://a.example/x?a=1&amp;b=2">ball</a> a les 20 h.</p>'
const kinds = { title: 'Ball de tardor', excerpt: 'Entrada lliure', description: text } as const
const units = Object.entries(kinds).map(([kind, source]): TextUnit => ({
  site: 'agenda.test',
  collection: 'events',
  from: 'ca',
  to: 'es',
  id: 5,
  targetId: 6,
  kind: kind as TextUnit['kind'],
  source,
  sourceHash: fingerprint(source),
  targetHash: fingerprint(''),
  target: '',
  notes: ['Ateneu'],
}))
const words = { 'Ball de tardor': 'Baile de otoño', ball: 'baile', 'a les 20 h': 'a las 20 h' }

/** What Agenda reads of a file, each text with what it has for a translation. */
function readBack(file: string): Readonly<Record<string, string>> {
  const read = readXliff(file)
  if ('problem' in read) throw new Error(read.problem)
  return Object.fromEntries(
    read.entries.map((entry) => {
      if ('problem' in entry) return [entry.place, entry.problem]
      const { unit } = entry
      const known = [unit.site, unit.id, unit.targetId, unit.from, unit.to, unit.sourceHash]
      expect(known).toEqual(['agenda.test', 5, 6, 'ca', 'es', fingerprint(unit.source)])
      return [unit.kind, unit.target]
    }),
  )
}

/** A text that nobody has translated has no translation, whatever stands there. */
const untouched = { title: '', excerpt: '', description: '' }

test.each([
  {
    program: 'OmegaT',
    version: '1.2',
    made: {
      title: 'Baile de otoño',
      excerpt: '',
      description: text.replace('ball', 'baile').replace('a les', 'a las'),
    },
  },
  // It passes over what it does not know, and hands it back as it was.
  { program: 'OmegaT', version: '2.0', made: untouched },
  // It knows whole texts only.
  { program: 'translate-toolkit', version: '1.2', made: { ...untouched, title: 'Baile de otoño' } },
] as const)('XLIFF $version comes back from $program', ({ program, version, made }) => {
  const own = mkdtempSync(join(folder, 'of-'))
  const file = join(own, 'agenda.xlf')
  writeFileSync(file, (version === '1.2' ? xliff12Of : xliffOf)(units, 'ca', 'es'))
  expect(readBack(translatorPrograms[program](file, own, words))).toEqual(made)
})
