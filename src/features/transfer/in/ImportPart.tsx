import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { FilePlace } from '../../../ui/files/FilePlace.tsx'
import { FileStatus } from '../../../ui/files/FileStatus.tsx'
import { ImportPreview, ImportSummary } from './ImportPreview.tsx'
import { removeStoredChanges, leftChanges } from './kept/storedChanges.ts'
import { LeftChanges } from './kept/LeftChanges.tsx'
import { useImport } from './useImport.ts'
import { WriteDialog, type Writing } from './WriteDialog.tsx'
import { FileOptionFields } from '../table/FileOptionFields.tsx'
import { tableFiles, useTableMessages } from './useTableMessages.ts'

/** A file that was exported and changed: read, measured against the calendar, shown before anything is written. */
export function ImportPart({ of }: { of: CollectionName }) {
  const { t } = useTranslation('transfer')
  const { limits, words } = useTableMessages('in')
  const service = useService()
  const today = todayIn(service.configuration.timezone)
  const { checking, book, take, choose, again, stop } = useImport(of)
  const [writing, setWriting] = useState<Writing | null>(null)
  const left = useStoredJobs(leftChanges, writing !== null)
  const close = (hasWritten: boolean) => {
    setWriting(null)
    void removeStoredChanges(service)
    if (hasWritten && checking.state === 'checked') void again()
  }
  return (
    <>
      <LeftChanges
        left={left && left.filter(({ plan }) => plan.of === of)}
        onGoOn={(kept) => setWriting({ kind: 'left', kept })}
      />
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
      {book ? <FileOptionFields {...book} today={today} onChoose={choose} /> : null}
      <FileStatus checking={checking} words={words} onStop={stop} />
      {checking.state === 'checked' ? (
        <ImportPreview
          {...checking}
          {...{ of }}
          onWrite={(plan) => setWriting({ kind: 'new', plan })}
        />
      ) : null}
      {writing ? <WriteDialog {...{ writing }} onClose={close} /> : null}
    </>
  )
}
