import type { UseFormReturn } from 'react-hook-form'

/** The boxes that categories and tags share. */
export interface TermFormValues {
  name: string
  slug: string
  description: string
}

/** The form of a term as its shared parts see it: they read and write the boxes they name, and no other. */
export function termPart<V extends TermFormValues>(
  form: UseFormReturn<V>,
): UseFormReturn<TermFormValues> {
  return form as unknown as UseFormReturn<TermFormValues>
}
