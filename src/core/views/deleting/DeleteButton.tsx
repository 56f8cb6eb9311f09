import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Deletion, hasTrash, isTrashed } from './deletable.ts'
import { useDeletion } from './useDeletion.tsx'

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
