import { useTranslation } from 'react-i18next'
import { Late } from '../Late.tsx'
import { Unseen } from '../Unseen.tsx'
import { stack } from '../layout.ts'

const Row = stack('div', 3, (theme) => ({
  gridTemplateColumns: '3fr 2fr 2fr 1fr',
  paddingBlock: theme.spacing(1.5),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& > span': {
    height: 12,
    borderRadius: theme.shape.borderRadius,
    background: (theme.vars ?? theme).palette.divider,
  },
}))

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of rows on their way, after a moment. */
export function TableSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <Late>
      <Unseen as="output">{t('loading')}</Unseen>
      <div aria-hidden="true">
        {rows.map((row) => (
          <Row key={row}>
            <span />
            <span />
            <span />
            <span />
          </Row>
        ))}
      </div>
    </Late>
  )
}
