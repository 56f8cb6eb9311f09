import Alert from '@mui/material/Alert'
import type { UseFormReturn } from 'react-hook-form'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { renderingOf, titleAsTyped } from '../../../ui/html/rich/typographic.ts'
import type { EventFormValues } from '../eventValues.ts'

interface Props {
  form: UseFormReturn<EventFormValues>
  /** The texts of the event as they were read: they tell whether this service changes what is typed. */
  beside: readonly string[]
}

/** Said at the first change of a title with signs that the service may have made of typed ones. */
export function TitleSigns({ form: { control, setValue }, beside }: Props) {
  const { t } = useTranslation('html')
  const title = useWatch({ control, name: 'title' })
  const { dirtyFields } = useFormState({ control, name: 'title' })
  const typed = titleAsTyped(title)
  if (!dirtyFields.title || typed === title || renderingOf('', beside) === 'written') return null
  return (
    <Alert severity="info" slotProps={{ root: { role: 'status' } }}>
      <div>
        {t('rendered.title')} {t('rendered.kept')}
      </div>
      <Button onClick={() => setValue('title', typed, { shouldDirty: true, shouldTouch: true })}>
        {t('rendered.back')}
      </Button>
    </Alert>
  )
}
