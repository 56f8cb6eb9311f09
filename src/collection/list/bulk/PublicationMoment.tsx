import { useForm } from 'react-hook-form'
import type { ResolverResult } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'

interface Typed {
  date: string
}

interface Props {
  /** The site's time zone, on whose clock it is written. */
  zone: string
  /** Whether a wall time can still be waited for. */
  isToCome: (date: string) => boolean
  onChange: (date: string) => void
}

/** When all of them go out: one moment, still to come. */
export function PublicationMoment({ zone, isToCome, onChange }: Props) {
  const { t } = useTranslation('job')
  const resolved = (values: Typed): ResolverResult<Typed> => {
    if (isToCome(values.date)) return { values, errors: {} }
    const date = { type: 'mistake', message: t('post.schedule.problem') }
    return { values: {}, errors: { date } }
  }
  const { control, trigger } = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { date: '' },
    resolver: resolved,
  })
  return (
    <MomentInput
      control={control}
      name="date"
      label={t('post.schedule.date')}
      help={t('post.schedule.help', { zone })}
      required
      onTyped={(_, after) => onChange(after)}
      onLeft={() => void trigger()}
    />
  )
}
