import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Late } from './Late.tsx'
import { Unseen } from './Unseen.tsx'

const Bar = styled('div')(({ theme }) => ({
  height: 14,
  marginBlock: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.divider,
  opacity: 0.7,
}))

const widths = ['32%', '88%', '74%', '81%', '66%', '85%']

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <Late>
      <Unseen as="output">{t('loading')}</Unseen>
      <div aria-hidden="true">
        {widths.map((width) => (
          <Bar key={width} style={{ width }} />
        ))}
      </div>
    </Late>
  )
}
