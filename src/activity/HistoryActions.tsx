import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { historyOptions } from '../core/write/historyOptions.ts'
import { forgetUnstored, removeOperations } from '../core/write/operationStore.ts'
import { formatNumber } from '../i18n/formats.ts'
import { useService } from '../service/useService.ts'
import { Button } from '../ui/Button.tsx'
import { confirm } from '../ui/confirm/confirm.ts'
import { download } from '../ui/download.ts'
import { toast } from '../ui/toast/toast.ts'
import type { History } from './useHistory.ts'

/** What can be done with the history as a whole: carried away as a file, cleared. */
export function HistoryActions({ history: { all, entries } }: { history: History }) {
  const { t, i18n } = useTranslation('history')
  const service = useService()
  const client = useQueryClient()
  const clear = async () => {
    const count = all.length
    const number = formatNumber(i18n.language, count)
    const question = {
      title: t('clear.title'),
      text: t('clear.text', { count, number }),
      action: t('clear.action'),
      isDangerous: true,
    }
    if (!(await confirm(question))) return
    forgetUnstored()
    const isCleared = await removeOperations(all.map(({ key }) => key))
    await client.invalidateQueries(historyOptions(service))
    toast.show({
      message: t(isCleared ? 'clear.done' : 'clear.failed'),
      severity: isCleared ? 'success' : 'error',
    })
  }
  if (all.length === 0) return null
  return (
    <>
      <Button
        variant="outlined"
        disabled={entries.length === 0}
        onClick={() => download('history.json', JSON.stringify(entries, null, 2))}
      >
        {t(entries.length === all.length ? 'export.all' : 'export.found')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => void clear()}>
        {t('clear.button')}
      </Button>
    </>
  )
}
