import type { FieldValues } from 'react-hook-form'
import { TextInput } from './TextInput.tsx'
import type { FieldProps } from './useField.ts'
import { HtmlPreview } from './HtmlPreview.tsx'

interface Props<V extends FieldValues> extends FieldProps<V> {
  lines: number
  lang?: string
}

/** A short text that may hold some HTML, as its source, with a sanitised preview on demand. */
export function HtmlInput<V extends FieldValues>(props: Props<V>) {
  return (
    <div>
      <TextInput
        {...props}
        sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.8125rem' } }}
      />
      <HtmlPreview {...props} />
    </div>
  )
}
