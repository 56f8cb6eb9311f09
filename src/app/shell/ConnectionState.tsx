import OfflineIcon from '@mui/icons-material/CloudOffOutlined'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useConnectionTrouble } from './useConnectionTrouble.ts'

const State = styled('output')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  flex: 'none',
  color: (theme.vars ?? theme).palette.error.main,
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}))

/** Says when there is no connection, or the calendar does not answer; silent while all is well. */
export function ConnectionState() {
  const { t } = useTranslation('app')
  const trouble = useConnectionTrouble()
  return (
    <State>
      {trouble ? (
        <>
          <OfflineIcon fontSize="small" aria-hidden="true" />
          <span>{t(`connection.${trouble}`)}</span>
        </>
      ) : null}
    </State>
  )
}
