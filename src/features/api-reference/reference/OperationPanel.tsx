import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { Answers } from '../answers/Answers.tsx'
import { DeviationNotes } from '../deviations/DeviationNotes.tsx'
import { deviationsOf } from '../deviations/deviationsOf.ts'
import { TryIt } from '../tryIt/TryIt.tsx'
import type { Operation, Parameter } from './operations.ts'
import { ParameterLine } from './ParameterLine.tsx'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5, 2),
  '& p': { margin: 0 },
  '& ul': { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
}))

interface Props {
  operation: Operation
  /** the parameter that names the language */
  selector: string
}

/** What there is to say of an operation. */
export function OperationPanel({ operation, selector }: Props) {
  const { t } = useTranslation('reference')
  const { namespace } = useService().configuration.service
  const { parameters } = operation
  // What has the same route in another namespace is something else: what is sent goes to the configured one.
  const isOurs = operation.namespace === namespace
  const deviations = (parameter: Parameter | null) =>
    isOurs ? deviationsOf(operation, parameter, selector) : []
  return (
    <Panel>
      <DeviationNotes names={deviations(null)} />
      <Typography variant="h3" component="h4">
        {t('parameters')}
      </Typography>
      {parameters.length === 0 ? <p>{t('noParameters')}</p> : null}
      <ul>
        {parameters.map((parameter) => (
          <ParameterLine
            key={parameter.name}
            parameter={parameter}
            deviations={deviations(parameter)}
          />
        ))}
      </ul>
      {isOurs ? (
        <>
          <Answers operation={operation} />
          <TryIt {...{ operation, selector }} />
        </>
      ) : (
        <p>{t('try.elsewhere', { namespace })}</p>
      )}
    </Panel>
  )
}
