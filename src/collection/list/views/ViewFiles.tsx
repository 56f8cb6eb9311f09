import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../../ui/download.ts'
import type { Identified } from '../../collection.ts'
import type { RecordList } from '../recordList.ts'
import { exported, imported } from './savedViews.ts'
import type { useViews } from './useViews.ts'

interface ViewFilesProps<R extends Identified> {
  list: RecordList<R>
  saved: ReturnType<typeof useViews>
  onNews: (words: string) => void
}

/** Carries views to another browser: out as a file, in from one. */
export function ViewFiles<R extends Identified>({ list, saved, onNews }: ViewFilesProps<R>) {
  const { t } = useTranslation('recordList')
  const file = useRef<HTMLInputElement>(null)
  const { name } = list.collection
  const known = (filter: string) => Object.hasOwn(list.table, filter) || filter === 'view'
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const found = imported(await chosen.text(), name, saved.all, known)
    target.value = ''
    if (found.kind !== 'views') onNews(t(`views.${found.kind}`))
    else
      onNews(
        saved.keep(found.views) ? t('views.imported', { count: found.count }) : t('views.notKept'),
      )
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" onClick={() => file.current?.click()}>
        {t('views.import')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={t('views.file')}
        hidden
        onChange={(event) => void read(event)}
      />
      {saved.all.length > 0 ? (
        <Button
          size="small"
          onClick={() => download(`${name}.views.json`, exported(name, saved.all))}
        >
          {t('views.export')}
        </Button>
      ) : null}
    </Box>
  )
}
