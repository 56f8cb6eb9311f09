import Add from '@mui/icons-material/Add'
import { useService } from '../../service/useService.ts'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { CollectionName } from '../collection.ts'

/** Leads to the form of a new record; nothing for who may only read. */
export function NewRecord({ of, words }: { of: CollectionName; words: string }) {
  const { account, language } = useService()
  if (account.kind === 'anonymous') return null
  const to: string = `/$language/${of}/new`
  return (
    <RouterButton to={to} params={{ language }} variant="contained" startIcon={<Add />}>
      {words}
    </RouterButton>
  )
}
