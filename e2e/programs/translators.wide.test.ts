// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '../../src/features/translations/exchange/fingerprint.ts'
import type { TextUnit } from '../../src/features/translations/exchange/textUnit.ts'
import { xliff12Of, xliffOf } from '../../src/features/translations/exchange/xliffOut.ts'
import { readXliff } from '../../src/features/translations/exchange/xliffIn.ts'
import { python, ran } from './ran.ts'

/** By words of the source those of the translation. */
type Words = Readonly<Record<string, string>>

/** Has a program put words in place of those of the source; gives the file as it writes it. */
type Program = (file: string, folder: string, words: Words) => string

const project = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<omegat><project version="1.0"><source_lang>ca</source_lang><target_lang>es</target_lang>
<sentence_seg>false</sentence_seg></project></omegat>
`

const translatedBy = (words: Words, text: string) =>
  Object.entries(words).reduce((done, [from, to]) => done.replaceAll(from, to), text)

/** OmegaT lists what there is to translate as a memory in which all is as in the source; then it takes ours. */
function omegaT(file: string, folder: string, words: Words): string {
  for (const name of ['source', 'target', 'omegat', 'tm', 'glossary', 'dictionary'])
    mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'omegat.project'), project)
  writeFileSync(join(folder, 'source', 'agenda.xlf'), readFileSync(file))
  const own = [folder, `--config-dir=${join(folder, 'settings')}`]
  const memory = join(folder, 'memory.tmx')
  ran(
    'omegat',
    '--mode=console-createpseudotranslatetmx',
    `--pseudotranslatetmx=${memory}`,
    '--pseudotranslatetype=equal',
    ...own,
  )
  const listed = readFileSync(memory, 'utf8').replace(/<!DOCTYPE[^>]*>/, '')
  const translated = listed.replaceAll(/<tuv lang="es">[^]*?<\/tuv>/g, (one) =>
    translatedBy(words, one),
  )
  writeFileSync(join(folder, 'omegat', 'project_save.tmx'), translated)
  ran('omegat', '--mode=console-translate', ...own)
  return readFileSync(join(folder, 'target', 'agenda.xlf'), 'utf8')
}

/** The library of Virtaal, Pootle and Weblate. */
function translateToolkit(file: string, folder: string, words: Words): string {
  const back = join(folder, 'back.xlf')
  python(
    'import sys, json\n' +
      'from translate.storage import xliff\n' +
      'store = xliff.xlifffile.parsefile(sys.argv[1])\n' +
      'words = json.loads(sys.argv[3])\n' +
      'for unit in store.units:\n' +
      '    if unit.source in words: unit.target = words[unit.source]\n' +
      'store.savefile(sys.argv[2])',
    file,
    back,
    JSON.stringify(words),
  )
  return readFileSync(back, 'utf8')
}

const translatorPrograms = {
  OmegaT: omegaT,
  'translate-toolkit': translateToolkit,
} satisfies Record<string, Program>

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
