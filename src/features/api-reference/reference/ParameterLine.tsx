import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { onOneLine } from '../../../core/resource/plainText.ts'
import { useService } from '../../../api/useService.ts'
import type { Deviation } from '../deviations/deviations.ts'
import { DeviationNotes } from '../deviations/DeviationNotes.tsx'
import type { Parameter } from './operations.ts'

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25, 2),
  gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 3fr)',
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Name = styled('div')({ overflowWrap: 'anywhere', '& code': { fontWeight: 600 } })

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  color: (theme.vars ?? theme).palette.text.secondary,
}))

const Required = styled('strong')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.error.main,
}))

function typeOf({ type, items, format }: Parameter): string {
  const whole = items ? `${type || 'array'} <${items}>` : type
  return [whole, format].filter(Boolean).join(', ')
}

interface Props {
  parameter: Parameter
  deviations: readonly Deviation[]
}

/** One parameter as the service declares it; its description is the service's own, as text. */
export function ParameterLine({ parameter, deviations }: Props) {
  const { t } = useTranslation('reference')
  const { language } = useService()
  const { name, place, required, description } = parameter
  const known = parameter.enum
  return (
    <Line>
      <Name>
        <code>{name}</code>
        <Facts>
          {required ? <Required>{t('required')}</Required> : <span>{t('optional')}</span>}
        </Facts>
      </Name>
      <div>
        {description ? <div lang={language}>{onOneLine(description)}</div> : null}
        <Facts>
          <span>{t(`place.${place}`)}</span>
          <span>{t('type', { type: typeOf(parameter) || t('anyType') })}</span>
          {parameter.default === null ? null : (
            <span>{t('default', { value: JSON.stringify(parameter.default) })}</span>
          )}
          {known ? <span>{t('values', { values: known.join(', ') })}</span> : null}
        </Facts>
        <DeviationNotes names={deviations} />
      </div>
    </Line>
  )
}
