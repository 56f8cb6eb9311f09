import { createInstance } from 'i18next'
import type { CollectionName, Identified } from '../../../core/resource/collection.ts'
import { fieldLabel, labelRooms } from '../../../core/resource/fieldLabel.ts'
import type { InterfaceLanguage } from '../../../i18n/interfaceLanguage.ts'
import { targetsOf } from '../columns/columns.ts'
import { exportRun, type ExportState } from './exportRun.ts'
import type { FileFacts } from './fileWriter.ts'
import { type SheetColumn, sheetColumns } from './sheetColumns.ts'

const rooms = ['transfer', 'filters', 'recordForm', ...Object.values(labelRooms)]

const files = import.meta.glob<Record<string, unknown>>(
  '../../../../locales/*/{transfer,filters,recordForm,eventForm,venueForm,organizerForm,termForm}.json',
  { eager: true, import: 'default' },
)

/** An export of a site, for somebody who speaks a language. */
export function exportFacts(of: CollectionName, language: InterfaceLanguage): FileFacts {
  const translator = createInstance()
  const resources = rooms.map((room) => [
    room,
    files[`../../../../locales/${language}/${room}.json`],
  ])
  void translator.init({
    lng: language,
    resources: { [language]: Object.fromEntries(resources) },
    initAsync: false,
  })
  return {
    of,
    language: 'ca',
    host: 'agenda.test',
    timezone: 'Europe/Madrid',
    siteName: 'Agenda; de Vallclara\r\nX-ALT-DESC:x',
    statuses: ['publish', 'draft', 'pending', 'private', 'future'],
    translator,
  }
}

/** What columns of a collection are called in the files of a language, and those of new records. */
export function headsIn(language: InterfaceLanguage, of: CollectionName) {
  const facts = exportFacts(of, language)
  const { translator } = facts
  return {
    columns: sheetColumns(facts).map(({ head }) => head),
    targets: targetsOf(of).map((target) => fieldLabel(translator, of, target)),
  }
}

/** The columns of a workbook that somebody else made. */
export const headed = (heads: readonly string[]): readonly SheetColumn[] =>
  heads.map((head) => ({ head, width: 10, shown: undefined }))

type Work<R extends Identified> = Parameters<typeof exportRun<R>>[0]

/** An export with the states that it told of. */
export function watchedExport<R extends Identified>(work: Omit<Work<R>, 'onChange'>) {
  const states: ExportState[] = []
  const listeners: (() => void)[] = []
  const onChange = (state: ExportState) => {
    states.push(state)
    for (const listener of listeners) listener()
  }
  const run = exportRun({ ...work, onChange })
  /** The first of these from now on. */
  const until = (...kinds: readonly ExportState['kind'][]) =>
    new Promise<ExportState>((resolve) => {
      const look = () => {
        const last = states.at(-1)
        if (last && kinds.includes(last.kind)) resolve(last)
      }
      listeners.push(look)
      look()
    })
  return { ...run, states, until }
}
