import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { download } from '../../../ui/download.ts'
import { useFileChoice } from '../../../ui/files/useFileChoice.tsx'
import { exported, imported } from './savedViews.ts'
import type { useViews } from './useViews.ts'
import type { Viewed } from './viewed.ts'

interface ViewFilesProps {
  viewed: Viewed
  saved: ReturnType<typeof useViews>
  onNews: (words: string) => void
}

/** Carries views to another browser: out as a file, in from one. */
export function ViewFiles({ viewed, saved, onNews }: ViewFilesProps) {
  const { t } = useTranslation('recordList')
  const { name, table } = viewed
  const known = (filter: string) => Object.hasOwn(table, filter) || filter === 'view'
  const read = async (file: File) => {
    const found = imported(await file.text(), name, saved.all, known)
    if (found.kind !== 'views') onNews(t(`views.${found.kind}`))
    else
      onNews(
        saved.keep(found.views) ? t('views.imported', { count: found.count }) : t('views.notKept'),
      )
  }
  const choice = useFileChoice({
    label: t('views.file'),
    accept: 'application/json,.json',
    onFile: (file) => void read(file),
  })
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" onClick={choice.open}>
        {t('views.import')}
      </Button>
      {choice.input}
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
