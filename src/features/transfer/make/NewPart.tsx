import { ReadOnlyNote } from '../../../core/views/form/ReadOnlyNote.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { FilePlace } from '../../../ui/files/FilePlace.tsx'
import { FileStatus } from '../../../ui/files/FileStatus.tsx'
import { useFileCheck } from '../../../ui/files/useFileCheck.ts'
import type { FileProblem, Table } from '../table/table.ts'
import { tableOfFile } from '../table/tableOfFile.ts'
import { calendarFiles, tableFiles, useTableMessages } from '../in/useTableMessages.ts'
import { ImportRuns } from '../run/ImportRuns.tsx'
import { NewFile } from './NewFile.tsx'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { useService } from '../../../api/useService.ts'

interface Taken {
  readonly file: File
  readonly table: Table
}

interface Around {
  readonly zone: string
  readonly locale: string
}

/** Of a calendar what is to come: the days can be chosen when it is read. */
async function taken(file: File, of: CollectionName, { zone, locale }: Around) {
  const first = todayIn(zone)
  const calendar = { zone, window: { first, last: addDays(first, 365) } }
  const read = await tableOfFile(file, of === 'events' ? { calendar, locale } : { locale })
  return 'problem' in read ? read : { file, table: read }
}

/** New records from a file: read, looked through, and made; what was left unfinished is offered first. */
export function NewPart({ of }: { of: CollectionName }) {
  const { t } = useTranslation('transfer')
  const { limits, words } = useTableMessages('new')
  const service = useService()
  const mayWrite = useMayWrite(service)
  const { checking, take, stop } = useFileCheck<Taken, never, FileProblem>({
    read: (file) =>
      taken(file, of, { zone: service.configuration.timezone, locale: service.language }),
    unread: 'unreadable',
    check: () => Promise.resolve([]),
    known: ({ table }) => table.rows.length,
  })
  if (!mayWrite) return <ReadOnlyNote />
  return (
    <ImportRuns {...{ of }} isOfChanges={false} onEnd={stop}>
      {(start) => (
        <>
          <FilePlace
            label={t('new.place')}
            text={t(`new.text.${of}`)}
            choose={t('in.choose')}
            limits={t('new.limits', limits)}
            accept={of === 'events' ? `${tableFiles},${calendarFiles}` : tableFiles}
            onFile={(file) => void take(file)}
          />
          <FileStatus checking={checking} words={words} onStop={stop} />
          {checking.state === 'checked' ? (
            <NewFile
              {...{ of }}
              file={checking.file.file}
              read={checking.file.table}
              onStart={start}
            />
          ) : null}
        </>
      )}
    </ImportRuns>
  )
}
