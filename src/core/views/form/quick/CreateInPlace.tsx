import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'
import { titleIn } from '../../../resource/recordName.ts'
import type { Saved } from '../../../write/saved.ts'
import type { InPlaceProps } from '../../pickers/creating.ts'
import { useDifferenceNews } from '../differences/useDifferenceNews.ts'
import { QuickCreator } from '../QuickCreator.tsx'
import type { Shown } from '../recordForm.ts'
import type { ResourceForm } from '../resourceForm.ts'

interface Props<
  R extends Shown,
  V extends FieldValues,
  Update extends object,
> extends InPlaceProps<R> {
  form: ResourceForm<R, V, Update>
}

/** A record made where one is chosen. It is published unless something else is chosen: pickers list what is public. */
export function CreateInPlace<R extends Shown, V extends FieldValues, Update extends object>({
  form,
  typed,
  onDone,
  onCancel,
}: Props<R, V, Update>) {
  const { t } = useTranslation('recordForm')
  const service = useService()
  const tell = useDifferenceNews()
  const { needed, deletion, linked = {} } = form
  const { collection } = deletion
  /** Hands on what was made, and says what the service made otherwise of it. */
  const done = (record: R, saved: Saved<R> | null) => {
    onDone(record)
    if (saved === null || saved.differences.length === 0) return
    const title = inLanguage(titleIn(collection, record), service.language)
    void tell(
      { service, collection, saved, linked },
      { message: t('saved.createdPlain', { title }) },
    )
  }
  const [name] = needed
  // Sound because they are texts, as the name and the status of every resource are.
  const filled = {
    ...(name === undefined ? {} : { [name]: typed }),
    ...(needed.some((box) => box === 'status') ? { status: 'publish' } : {}),
  } as Partial<V>
  return <QuickCreator {...{ form, filled, onCancel }} onDone={done} />
}
