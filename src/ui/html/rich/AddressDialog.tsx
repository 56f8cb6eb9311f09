import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmedClose } from '../../confirm/useLeaveGuard.ts'

interface Asked {
  title: string
  /** The address as it is now. */
  address: string
  /** A text that goes with it; left out where none is asked. */
  text?: { label: string; help?: string; value: string }
  /** The address as it will be written, null where it is none. */
  read: (typed: string) => string | null
  problem: string
  help?: string
}

interface Props extends Asked {
  onDone: (address: string, text: string) => void
  onCancel: () => void
  onRemove?: (() => void) | undefined
}

const focusAtFirst = (input: HTMLInputElement | null) => input?.focus()

/** Asks for an address, of a link or a picture. */
export function AddressDialog(props: Props) {
  const { t } = useTranslation(['html', 'ui'])
  const id = useId()
  const [typed, setTyped] = useState(props.address)
  const [text, setText] = useState(props.text?.value ?? '')
  const [isWrong, setWrong] = useState(false)

  const isChanged = typed !== props.address || text !== (props.text?.value ?? '')
  const close = useConfirmedClose({ isChanged, onClose: props.onCancel })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const address = typed.trim() === props.address ? props.address : props.read(typed)
    if (address) props.onDone(address, text.trim())
    else setWrong(true)
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={close} aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            fullWidth
            inputRef={focusAtFirst}
            label={t('dialog.address')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setWrong(false)
            }}
            error={isWrong}
            helperText={isWrong ? props.problem : props.help}
            slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
          />
          {props.text ? (
            <TextField
              fullWidth
              label={props.text.label}
              helperText={props.text.help}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          ) : null}
        </DialogContent>
        <DialogActions>
          {props.onRemove ? (
            <Button color="error" onClick={props.onRemove} sx={{ marginInlineEnd: 'auto' }}>
              {t('dialog.remove')}
            </Button>
          ) : null}
          <Button onClick={close}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('dialog.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
