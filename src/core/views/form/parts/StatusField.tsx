import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import { SelectInput } from '../../../../ui/form/Choice.tsx'
import { postPart, type PostFormValues } from '../postFormValues.ts'
import { useStatusLabels } from '../statusLabels.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hourIn, formatDate, formatTime } from '../../../../i18n/formats.ts'
import { readWallTime, wallTimeAt } from '../../../../time/wallTime.ts'
import { inZone } from '../../../../time/zoneClock.ts'
import { useMayPublish } from '../useMayPublish.ts'

/** The publication date of the boxes on the site's clock, `''` when there is none. */
function publicationOf(date: string, utc: string, openedUtc: string, zone: string): string {
  const typedUtc = utc === openedUtc ? null : readWallTime(utc)
  const moved = typedUtc && inZone(typedUtc, 'UTC', zone)
  return moved ?? readWallTime(date) ?? ''
}

/** Says who will see the record and when, and whether this account can bring that about. */
function useStatusOutlook({ control, formState }: UseFormReturn<PostFormValues>) {
  const { t, i18n } = useTranslation('recordForm')
  const words = useStatusLabels()
  const zone = useService().configuration.timezone
  const [status, date, utc] = useWatch({ control, name: ['status', 'date', 'date_utc'] })
  const opened = formState.defaultValues ?? {}
  const goesOut = status === 'publish' || status === 'future'
  const mayPublish = useMayPublish(goesOut)
  const at = publicationOf(date, utc, opened.date_utc ?? '', zone)
  const [openedAt] = useState(() => wallTimeAt(Date.now(), zone))
  const isToCome = at > openedAt
  const isDated = date !== opened.date || utc !== opened.date_utc
  const isReleased = opened.status === 'future' && status === 'publish' && !isDated

  const when = () => {
    if (isReleased) return words.publishedNow
    if (goesOut && isToCome) {
      const time = formatTime(i18n.language, at)
      const date = formatDate(i18n.language, at)
      return t('statusMeans.scheduledFor', { count: hourIn(time), date, time })
    }
    const meaning = words.meaning(status)
    return status === 'future' ? `${meaning} ${t('statusMeans.undated')}` : meaning
  }
  const rights = () => {
    if (!goesOut || mayPublish === undefined || mayPublish) return ''
    return t(mayPublish === null ? 'statusMeans.unknown' : 'statusMeans.mayNot')
  }
  return () => [when(), rights()].filter(Boolean).join(' ')
}

interface Props<V extends PostFormValues> {
  form: UseFormReturn<V>
  label: string
}

/** The statuses of the configuration, and the one the record has, with who sees it said in words. */
export function StatusField<V extends PostFormValues>({ form, label }: Props<V>) {
  const { statuses } = useService().configuration
  const words = useStatusLabels()
  const part = postPart(form)
  const { control, formState } = part
  const outlook = useStatusOutlook(part)
  const opened = formState.defaultValues?.status ?? ''
  const offered = opened === '' || statuses.includes(opened) ? statuses : [...statuses, opened]
  return (
    <SelectInput
      control={control}
      name="status"
      label={label}
      options={offered.map((value) => ({ value, label: words.name(value) }))}
      explain={outlook}
    />
  )
}
