import Alert from '@mui/material/Alert'
import {
  get,
  useFormState,
  useWatch,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'
import { renderingOf, titleAsTyped } from '../../../../ui/html/rich/RenderedNote.tsx'

interface Props<V extends FieldValues> {
  form: UseFormReturn<V>
  /** The box of the title, or of the name. */
  name: FieldPath<V>
  /** The texts of the record as they were read: they tell whether this service changes what is typed. */
  beside: readonly string[]
}

/** Said at the first change of a title or a name with signs that the service may have made of typed ones. */
export function NameSigns<V extends FieldValues>({ form, name, beside }: Props<V>) {
  const { control, setValue } = form
  const { t } = useTranslation('html')
  const value = String(useWatch({ control, name }))
  const { dirtyFields } = useFormState({ control, name })
  const typed = titleAsTyped(value)
  if (!get(dirtyFields, name) || typed === value || renderingOf('', beside) === 'written')
    return null
  const turnBack = () =>
    setValue(name, typed as PathValue<V, typeof name>, { shouldDirty: true, shouldTouch: true })
  return (
    <Alert severity="info" slotProps={{ root: { role: 'status' } }}>
      <div>
        {t('rendered.signs')} {t('rendered.kept')}
      </div>
      <Button onClick={turnBack}>{t('rendered.back')}</Button>
    </Alert>
  )
}
