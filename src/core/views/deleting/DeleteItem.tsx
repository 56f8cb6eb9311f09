import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { type Deletion, hasTrash, isTrashed } from './deletable.ts'
import { useDeletion } from './useDeletion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { focusPage } from '../../../ui/pageFocus.ts'

interface Props {
  deletion: Deletion
  /** The button whose menu this is in. */
  anchor: HTMLElement
  onClose: () => void
}

/** The item of a row's menu that deletes its record; the focus goes on to the next row. */
export function DeleteItem({ deletion, anchor, onClose }: Props) {
  const { t } = useTranslation('recordDeletion')
  const { account } = useService()
  const ask = useDeletion()
  if (account.kind === 'anonymous' || isTrashed(deletion)) return null
  const remove = async () => {
    const row = anchor.closest('[data-row]')
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    onClose()
    if (await ask(deletion)) focusRow(beside)
  }
  return (
    <MenuItem onClick={() => void remove()} sx={{ color: 'error.main' }}>
      {t(hasTrash(deletion.of) ? 'action.trash' : 'action.delete')}
    </MenuItem>
  )
}

/** After the dialog has given the focus back to the button of a row that is about to go. */
function focusRow(row: Element | null | undefined): void {
  setTimeout(() => {
    const link = row?.querySelector<HTMLElement>('[data-row-link]')
    if (link?.isConnected) link.focus()
    else focusPage()
  })
}

/** Deletes the record of a page, and goes on to the list. */
export function DeleteButton({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('recordDeletion')
  const { account, language } = useService()
  const ask = useDeletion()
  const navigate = useNavigate()
  if (account.kind === 'anonymous' || isTrashed(deletion)) return null
  const remove = async () => {
    if (!(await ask(deletion))) return
    const list: string = `/$language/${deletion.of.collection.name}`
    // What was typed into the form of a record that is gone need not be asked about.
    await navigate({ to: list, params: { language }, ignoreBlocker: true })
  }
  return (
    <Button color="error" onClick={() => void remove()}>
      {t(hasTrash(deletion.of) ? 'action.trash' : 'action.delete')}
    </Button>
  )
}
