import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import { type Deletion, hasTrash, isTrashed } from './deletable.ts'
import { useDeletion } from './useDeletion.tsx'

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
