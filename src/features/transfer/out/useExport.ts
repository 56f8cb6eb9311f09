import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelRooms } from '../../../core/resource/fieldLabel.ts'
import { pagesInOrder } from '../../../core/query/allPages.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { download } from '../../../ui/download.ts'
import { exportRun, type ExportRun, type ExportState } from './exportRun.ts'
import { type FileFormat, writerOf } from './fileWriter.ts'
import type { ExportableList } from './useExportable.ts'

/** An export that was begun, or is about to be. */
export type Exporting =
  | { readonly kind: 'none' }
  /** the code that writes the format could not be fetched */
  | { readonly kind: 'noWriter' }
  | (ExportState & { readonly name: string })

/** Exports what the address asks for; leaving ends it. */
export function useExport(wanted: ExportableList) {
  const { of, service, collection, asked, isAsked } = wanted
  const [exporting, setExporting] = useState<Exporting>({ kind: 'none' })
  const { i18n } = useTranslation(['transfer', 'recordForm', labelRooms[of]])
  const running = useRef<ExportRun>(null)
  useEffect(() => () => running.current?.stop(), [])

  const { configuration, language, site } = service
  const start = async (format: FileFormat) => {
    running.current?.stop()
    const facts = {
      of,
      language,
      host: new URL(site).host,
      timezone: configuration.timezone,
      siteName: configuration.siteName[language] ?? '',
      statuses: configuration.statuses,
      translator: i18n,
    }
    const writer = await writerOf(format).catch(() => null)
    if (writer === null) return setExporting({ kind: 'noWriter' })
    const pages = (from: number, signal: AbortSignal) =>
      pagesInOrder(service, collection, asked, from, signal)
    const name = `${of}.${language}.${todayIn(configuration.timezone)}.${format}`
    const onChange = (state: ExportState) => {
      setExporting({ ...state, name })
      if (state.kind === 'done') download(name, state.file)
    }
    running.current = exportRun({ pages, isAsked, openWriter: () => writer(facts), onChange })
  }

  return {
    exporting,
    start: (format: FileFormat) => void start(format),
    stop: () => running.current?.stop(),
    goOn: () => running.current?.goOn(),
  }
}

export type Export = ReturnType<typeof useExport>
