import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { labelRooms } from '../../collection/fieldLabel.ts'
import { pagesInTurn } from '../../collection/whole/pagesInTurn.ts'
import { todayIn } from '../../time/wallTime.ts'
import { download } from '../../ui/download.ts'
import { exportRun, type ExportRun, type ExportState } from './exportRun.ts'
import { type FileFormat, writerOf } from './fileWriter.ts'
import type { ExportableList } from './useExportable.ts'

/** An export that was begun, or is about to be. */
export type Exporting =
  | { readonly kind: 'none' }
  /** the code that writes the format could not be fetched */
  | { readonly kind: 'noWriter' }
  | (ExportState & { readonly name: string })

const none = () => () => undefined
const nothing = () => null

/** Exports what the address asks for; leaving ends it. */
export function useExport(wanted: ExportableList) {
  const { of, service, collection, asked, isAsked } = wanted
  const [begun, setBegun] = useState<{ run: ExportRun; name: string } | null>(null)
  const [hasNoWriter, setNoWriter] = useState(false)
  const { i18n } = useTranslation(['transfer', 'recordForm', labelRooms[of]])
  const running = useRef<ExportRun>(null)
  const state = useSyncExternalStore(begun?.run.subscribe ?? none, begun?.run.state ?? nothing)
  useEffect(() => () => running.current?.stop(), [])

  const { configuration, language, site } = service
  const start = async (format: FileFormat) => {
    running.current?.stop()
    setNoWriter(false)
    const facts = {
      of,
      language,
      host: new URL(site).host,
      timezone: configuration.timezone,
      siteName: configuration.siteName[language] ?? '',
      statuses: configuration.statuses,
      translator: i18n,
    }
    const writer = await writerOf(format).catch(nothing)
    if (writer === null) return setNoWriter(true)
    const pages = (from: number, signal: AbortSignal) =>
      pagesInTurn({ service, collection, filters: asked }, from, signal)
    const run = exportRun({ pages, isAsked, openWriter: () => writer(facts) })
    const name = `${of}.${language}.${todayIn(configuration.timezone)}.${format}`
    running.current = run
    setBegun({ run, name })
    const end = await run.over
    if (end.kind === 'done') download(name, end.file)
  }

  const exporting: Exporting = hasNoWriter
    ? { kind: 'noWriter' }
    : state && begun
      ? { ...state, name: begun.name }
      : { kind: 'none' }
  return {
    exporting,
    start: (format: FileFormat) => void start(format),
    stop: () => begun?.run.stop(),
    goOn: () => begun?.run.goOn(),
  }
}

export type Export = ReturnType<typeof useExport>
