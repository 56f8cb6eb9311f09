import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { type PasswordPrompt, usePasswordPrompt } from './usePasswordPrompt.ts'
import { row } from '../../../ui/layout.ts'

const Form = row('form', 1, (theme) => ({ alignItems: 'start', marginBlock: theme.spacing(1) }))

interface Props extends PasswordPrompt {
  isBusy?: boolean
  /** of the button */
  children: ReactNode
}

/** In the row of a write to a protected event: asks for its password, to try the write again with it. */
export function PasswordAgain({ isBusy = false, children, ...asked }: Props) {
  const { onSubmit, box } = usePasswordPrompt(asked)
  return (
    <Form onSubmit={onSubmit}>
      <TextField size="small" {...box} />
      <Button type="submit" variant="outlined" disabled={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
