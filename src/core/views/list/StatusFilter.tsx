import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { ChoicesFilter } from './ChoicesFilter.tsx'
import { useStatusNames } from './statusName.ts'

interface StatusFilterProps<Texts extends FieldValues> {
  control: Control<Texts>
  name: FieldPath<Texts>
  label: string
  /** Those the site offers and this account may list. */
  statuses: readonly string[]
}

/** Any of several statuses; none chosen means every one in reach, the trash apart. */
export function StatusFilter<Texts extends FieldValues>({
  statuses,
  ...props
}: StatusFilterProps<Texts>) {
  const { ofMany } = useStatusNames()
  return <ChoicesFilter {...props} choices={[...statuses, 'trash']} labelOf={ofMany} />
}
