import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { FilePlace } from '../../../ui/files/FilePlace.tsx'
import { FileStatus } from '../../../ui/files/FileStatus.tsx'
import { ImportPreview, ImportSummary } from './ImportPreview.tsx'
import { ImportRuns } from '../run/ImportRuns.tsx'
import { useImport } from './useImport.ts'
import { FileOptionFields } from '../table/FileOptionFields.tsx'
import { tableFiles, useTableMessages } from './useTableMessages.ts'

/** A file that was exported and changed: read, measured against the calendar, shown before anything is written. */
export function ImportPart({ of }: { of: CollectionName }) {
  const { t } = useTranslation('transfer')
  const { limits, words } = useTableMessages('in')
  const { timezone } = useService().configuration
  const { checking, book, take, choose, again, stop } = useImport(of)
  const goOn = (hasWritten: boolean) => {
    if (hasWritten && checking.state === 'checked') void again()
  }
  return (
    <ImportRuns {...{ of }} isOfChanges onEnd={goOn}>
      {(start) => (
        <>
          <FilePlace
            label={t('in.place')}
            text={t('in.text')}
            choose={t('in.choose')}
            limits={t('in.limits', limits)}
            accept={tableFiles}
            onFile={take}
          />
          {checking.state === 'checked' ? (
            <ImportSummary {...checking} isAside={book?.isChosen ?? false} />
          ) : null}
          {book ? <FileOptionFields {...book} today={todayIn(timezone)} onChoose={choose} /> : null}
          <FileStatus checking={checking} words={words} onStop={stop} />
          {checking.state === 'checked' ? (
            <ImportPreview {...checking} {...{ of }} onStart={start} />
          ) : null}
        </>
      )}
    </ImportRuns>
  )
}
