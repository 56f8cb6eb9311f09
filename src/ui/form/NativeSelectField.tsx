import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { silentAtFirst } from './silentAtFirst.ts'

/** The browser's own list in a box, which every keyboard and phone knows. */
export function NativeSelectField({ slotProps, ...props }: TextFieldProps) {
  return (
    <TextField
      {...props}
      ref={silentAtFirst}
      select
      slotProps={{ ...slotProps, select: { native: true }, inputLabel: { shrink: true } }}
    />
  )
}
