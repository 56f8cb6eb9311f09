import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Operation } from './operations.ts'
import { ParameterLine } from './ParameterLine.tsx'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5, 2),
  '& ul': { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
}))

/** What there is to say of an operation. */
export function OperationPanel({ operation }: { operation: Operation }) {
  const { t } = useTranslation('reference')
  const { parameters } = operation
  return (
    <Panel>
      <Typography variant="h3" component="h4">
        {t('parameters')}
      </Typography>
      {parameters.length === 0 ? <p>{t('noParameters')}</p> : null}
      <ul>
        {parameters.map((parameter) => (
          <ParameterLine key={parameter.name} parameter={parameter} />
        ))}
      </ul>
    </Panel>
  )
}
