import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import type { Service } from '../../service/service.ts'
import { download } from '../../ui/download.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { useCarried } from './useCarried.ts'

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
export function CarryAway() {
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
