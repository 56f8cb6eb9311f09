import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { formatBytes, formatNumber } from '../../i18n/formats.ts'
import { FilePlace } from '../../ui/files/FilePlace.tsx'
import { useFileCheck } from '../../ui/files/useFileCheck.ts'
import { FileStanding } from '../../ui/files/FileStanding.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import type { Row } from './checked.ts'
import { checkedRows } from './readNow.ts'
import { largestFile, textsOfFile } from './textsOfFile.ts'
import type { FileProblem, ReadFile } from './textUnit.ts'

/** A file from a translator: read, measured against the calendar, shown before anything is written. */
export function ImportPart() {
  const { t, i18n } = useTranslation('exchange')
  const client = useQueryClient()
  const service = useService()
  const reach = useStatusReach(service)
  const { checking, take, again, stop } = useFileCheck<ReadFile, Row, FileProblem>({
    read: textsOfFile,
    unread: 'damaged',
    check: ({ entries }, how) => checkedRows({ client, service, entries, reach, ...how }),
    known: () => 0,
  })
  const number = (count: number) => formatNumber(i18n.language, count)
  const most = formatBytes(i18n.language, largestFile)
  return (
    <>
      <FilePlace
        label={t('in.place')}
        text={t('in.text')}
        choose={t('in.choose')}
        limits={t('in.ways', { most })}
        accept=".xlf,.xliff,.csv,.txt,.tsv,text/csv,application/xliff+xml"
        onFile={(file) => void take(file)}
      />
      <FileStanding
        checking={checking}
        words={{
          refused: (name) => t('in.refused', { name }),
          problem: (problem: FileProblem) => t(`fileProblem.${problem}`, { most }),
          reading: t('in.reading'),
          comparing: t('in.comparing'),
          far: (done, known) => t('in.checking', { done: number(done), known: number(known) }),
          stop: t('in.stop'),
        }}
        onStop={stop}
      />
      {checking.state === 'checked' ? (
        <ImportPreview {...checking} onWritten={() => void again()} />
      ) : null}
    </>
  )
}
