import Add from '@mui/icons-material/Add'
import { useService } from '../../../api/useService.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { CollectionName } from '../../resource/collection.ts'
import { useMayWrite } from './statusReach.ts'

/** Leads to the form of a new record; nothing for who may only read. */
export function NewRecord({ of, words }: { of: CollectionName; words: string }) {
  const service = useService()
  const { language } = service
  if (!useMayWrite(service)) return null
  const to: string = `/$language/${of}/new`
  return (
    <RouterButton to={to} params={{ language }} variant="contained" startIcon={<Add />}>
      {words}
    </RouterButton>
  )
}
