import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { python, ran } from './ran.ts'

/** By words of the source those of the translation. */
export type Words = Readonly<Record<string, string>>

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

export const translatorPrograms = {
  OmegaT: omegaT,
  'translate-toolkit': translateToolkit,
} satisfies Record<string, Program>
