import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ServiceContext, useService } from '../../../api/useService.ts'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { Deletion } from './deletable.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { useDeletedToast } from './useDeletedToast.ts'

/** Asks, deletes, says it, and offers the way back. @returns whether the record is gone */
export function useDeletion() {
  const { t } = useTranslation('recordForm')
  const service = useService()
  const client = useQueryClient()
  const say = useDeletedToast(service, client)
  return (deletion: Deletion): Promise<boolean> =>
    confirm({
      render: (answer) => (
        <ServiceContext value={service}>
          <DeleteDialog
            deletion={deletion}
            onClose={() => answer(false)}
            onDeleted={(deleted) => {
              answer(true)
              say(deletion, deleted)
            }}
            onQueued={() => {
              answer(false)
              toast.show({ message: t('later.kept', { count: 1 }), severity: 'info' })
            }}
          />
        </ServiceContext>
      ),
    })
}
