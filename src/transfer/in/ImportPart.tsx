import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../collection/collection.ts'
import { FilePlace } from '../../ui/files/FilePlace.tsx'
import { FileStanding } from '../../ui/files/FileStanding.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { SheetChooser } from './SheetChooser.tsx'
import { useImport } from './useImport.ts'
import { tableFiles, useTableWords } from './useTableWords.ts'

/** A file that was exported and changed: read, measured against the calendar, shown before anything is written. */
export function ImportPart({ of }: { of: CollectionName }) {
  const { t } = useTranslation('transfer')
  const { limits, words } = useTableWords('in')
  const { checking, book, take, choose, again, stop } = useImport(of)
  return (
    <>
      <FilePlace
        label={t('in.place')}
        text={t('in.text')}
        choose={t('in.choose')}
        limits={t('in.limits', limits)}
        accept={tableFiles}
        onFile={take}
      />
      {book ? <SheetChooser table={book} onChoose={choose} /> : null}
      <FileStanding checking={checking} words={words} onStop={stop} />
      {checking.state === 'checked' ? (
        <ImportPreview
          {...checking}
          {...{ of }}
          isAside={book?.isChosen ?? false}
          onWritten={() => void again()}
        />
      ) : null}
    </>
  )
}
