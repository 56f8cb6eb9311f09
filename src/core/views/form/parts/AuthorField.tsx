import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceInput } from '../../../../ui/form/ChoiceInput.tsx'
import { postPart } from '../postFormValues.ts'
import type { PostFormValues } from '../postFormValues.ts'
import { useSeenAuthors } from '../useSeenAuthors.ts'
import type { Authored } from '../useSeenAuthors.ts'

interface Props<V extends PostFormValues> {
  form: UseFormReturn<V>
  label: string
  /** What the authors are looked for in. */
  among: Authored
  /** Says how many records of an author were seen. */
  explain: (author: string, count: number) => string
}

/** The interface names authors by id only: the ids met in a listing are offered. */
export function AuthorField<V extends PostFormValues>({ form, label, among, explain }: Props<V>) {
  const { t } = useTranslation('recordForm')
  const { authors, look } = useSeenAuthors(among)
  return (
    <ChoiceInput
      control={postPart(form).control}
      name="author"
      label={label}
      help={t('help.author')}
      free
      options={[...authors.keys()]}
      explainOption={(author) => explain(author, authors.get(author) ?? 0)}
      onOpen={look}
    />
  )
}
