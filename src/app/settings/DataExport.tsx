import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { collectionNames } from '../../core/resource/collection.ts'
import { historyOptions } from '../../core/write/historyOptions.ts'
import { storedViews } from '../../core/views/list/views/storedViews.ts'
import { exportedAll } from '../../core/views/list/views/savedViews.ts'
import { viewsEntry } from '../../core/views/list/views/viewsEntry.ts'
import type { Service } from '../../api/service.ts'
import { exportedPairs, useConfirmed } from '../../features/translations/translations.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { download } from '../../ui/download.ts'
import { useSessionState } from '../session/sessionContext.ts'

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
  },
}))

/** Views, confirmed pairs and history as files. */
export function DataExport() {
  const { t } = useTranslation('settings')
  const { service } = useSessionState()
  return (
    <>
      <Typography>{t('carry.text')}</Typography>
      {service ? <Files service={service} /> : null}
    </>
  )
}

function Files({ service }: { service: Service }) {
  const { t, i18n } = useTranslation('settings')
  const carried = useCarried(service).filter(({ count }) => count > 0)
  if (carried.length === 0) return <Typography>{t('carry.none')}</Typography>
  return (
    <Lines>
      {carried.map(({ what, count, file, text }) => (
        <li key={what}>
          <Typography component="span" sx={{ flexGrow: 1 }}>
            {t(`carry.${what}`, { count, number: formatNumber(i18n.language, count) })}
          </Typography>
          <Button
            variant="outlined"
            aria-label={t(`carry.exportOf.${what}`)}
            onClick={() => download(file, text())}
          >
            {t('carry.export')}
          </Button>
        </li>
      ))}
    </Lines>
  )
}

/** What can be carried to another browser, or kept before this device is erased. */
interface Carried {
  readonly what: 'views' | 'pairs' | 'history'
  readonly count: number
  readonly file: string
  readonly text: () => string
}

/** What this account (its history and views) and this site (its pairs) have here. */
function useCarried(service: Service): readonly Carried[] {
  const pairs = useConfirmed(service.site)
  const { data: history = [] } = useQuery(historyOptions(service))
  const saved = ([...collectionNames, 'calendar'] as const).map(
    (name) => [name, storedViews.valueOf(viewsEntry(service, name, 'saved'))] as const,
  )
  return [
    {
      what: 'views',
      count: saved.reduce((sum, [, views]) => sum + views.length, 0),
      file: 'agenda.views.json',
      text: () => exportedAll(Object.fromEntries(saved.filter(([, { length }]) => length > 0))),
    },
    {
      what: 'pairs',
      count: pairs.together.length + pairs.apart.length,
      file: 'agenda.pairs.json',
      text: () => exportedPairs(service.site, pairs),
    },
    {
      what: 'history',
      count: history.length,
      file: 'history.json',
      text: () => JSON.stringify(history, null, 2),
    },
  ]
}
