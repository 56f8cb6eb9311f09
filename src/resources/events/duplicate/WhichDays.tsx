import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import { ways, type Choices } from './choices.ts'
import type { PastedLine } from './pastedDates.ts'
import { PastedDays } from './PastedDays.tsx'
import { PickedDays } from './PickedDays.tsx'
import { RepeatedDays } from './RepeatedDays.tsx'

interface Props {
  control: Control<Choices>
  /** Lines of the pasted list that are no dates. */
  lines: readonly PastedLine[]
  allDay: boolean
}

/** The dates of the copies, in one of four ways. */
export function WhichDays({ control, lines, allDay }: Props) {
  const { t } = useTranslation('eventDuplicate')
  const way = useWatch({ control, name: 'way' })
  return (
    <FormSection title={t('when')}>
      <WayChoice control={control} />
      {way === 'one' ? (
        <MomentInput
          control={control}
          name="day"
          label={t('one.day')}
          clock=""
          explain={() => t('one.help')}
        />
      ) : null}
      {way === 'repeat' ? <RepeatedDays control={control} /> : null}
      {way === 'pick' ? <PickedDays control={control} /> : null}
      {way === 'paste' ? <PastedDays {...{ control, lines, allDay }} /> : null}
    </FormSection>
  )
}

function WayChoice({ control }: { control: Control<Choices> }) {
  const { t } = useTranslation('eventDuplicate')
  const { field } = useController({ control, name: 'way' })
  return (
    <FormControl>
      <FormLabel id="way">{t('way.label')}</FormLabel>
      <RadioGroup row aria-labelledby="way" {...field}>
        {ways.map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            control={<Radio size="small" />}
            label={t(`way.${way}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
