import { type FormEvent, type ReactNode } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormSetValue,
} from 'react-hook-form'
import { FilterDrawer } from '../../../ui/filters/FilterDrawer.tsx'

interface FilterFormProps<Texts extends FieldValues, Filters> {
  /** Every filter as the text it has in an address. */
  texts: DefaultValues<Texts>
  emptied: (texts: Texts) => Texts
  /** The filters these texts say, or the names of those that say nothing. */
  read: (texts: Texts) => { filters: Filters; wrong: readonly FieldPath<Texts>[] }
  sayWrong: (name: FieldPath<Texts>) => string
  onApply: (filters: Filters) => void
  onClose: () => void
  children: (control: Control<Texts>, setValue: UseFormSetValue<Texts>) => ReactNode
}

/** The filters of a list, to be filled in and applied together; what says nothing is marked and applied never. */
export function FilterForm<Texts extends FieldValues, Filters>(
  props: FilterFormProps<Texts, Filters>,
) {
  const { texts, emptied, read, sayWrong, onApply, onClose, children } = props
  const form = useForm<Texts>({ defaultValues: texts, shouldFocusError: true })
  const { control, getValues, setValue, reset, setError, clearErrors } = form
  const apply = (event: FormEvent) => {
    event.preventDefault()
    clearErrors()
    const { filters, wrong } = read(getValues())
    wrong.forEach((name, at) =>
      setError(name, { message: sayWrong(name) }, { shouldFocus: at === 0 }),
    )
    if (wrong.length > 0) return
    onApply(filters)
    onClose()
  }
  return (
    <FilterDrawer onApply={apply} onEmpty={() => reset(emptied(getValues()))} onClose={onClose}>
      {children(control, setValue)}
    </FilterDrawer>
  )
}
