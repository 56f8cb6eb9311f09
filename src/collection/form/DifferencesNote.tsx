import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Difference } from '../saved.ts'
import { statusOutcome } from './statusOutcome.ts'
import type { SayValue } from './valueWords.ts'

/** Another way of getting what was meant, where saving it once more would not help. */
export interface Remedy {
  text: string
  action: string
  onChoose: () => void
}

interface Props {
  differences: readonly Difference[]
  /** The service accepted the save and kept everything as it was. */
  isUnmoved: boolean
  labelOf: (name: string) => string
  sayValue: SayValue
  isBusy: boolean
  onPutBack: (differences: readonly Difference[]) => void
  onKeep: () => void
  remedyOf?: ((difference: Difference) => Remedy | undefined) | undefined
}

/** What the service changed beside what was asked of it, each with a way to put it back. */
export function DifferencesNote({ differences, isBusy, onPutBack, onKeep, ...props }: Props) {
  const { t } = useTranslation('recordForm')
  const ours = differences.filter((difference) => statusOutcome(difference) === undefined)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t(props.isUnmoved ? 'differences.unmoved' : 'differences.title')}</AlertTitle>
      {differences.map((difference) => {
        const { field: name, intended, found } = difference
        const field = props.labelOf(name)
        const remedy = props.remedyOf?.(difference)
        const outcome = statusOutcome(difference)
        return (
          <div key={name}>
            {t('differences.one', {
              field,
              intended: props.sayValue(name, intended),
              found: props.sayValue(name, found),
            })}{' '}
            {remedy ? `${remedy.text} ` : ''}
            {outcome ? (
              t(`differences.${outcome}`)
            ) : (
              <Button
                disabled={isBusy}
                onClick={remedy?.onChoose ?? (() => onPutBack([difference]))}
              >
                {remedy?.action ?? t('differences.putBack', { field })}
              </Button>
            )}
          </div>
        )
      })}
      {ours.length > 1 ? (
        <Button disabled={isBusy} onClick={() => onPutBack(ours)}>
          {t('differences.putAllBack')}
        </Button>
      ) : null}
      <Button onClick={onKeep}>{t('differences.keep')}</Button>
    </Alert>
  )
}
