import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../../core/write/operation.ts'
import { tellForms } from '../../core/write/ownWrites.ts'
import { type Overtaken, recheck } from '../../core/write/recheck.ts'
import { useDifferenceNews } from '../../collection/form/aftermath/useDifferenceNews.ts'
import { useLetWait } from '../../collection/queue/useLetWait.ts'
import { formatList } from '../../i18n/formats.ts'
import type { Service } from '../../service/service.ts'
import { toast, type ToastAction } from '../../ui/toast/toast.ts'
import { backEntry } from '../putBack/backEntry.ts'
import { putBack } from '../putBack/putBack.ts'
import { useFieldLabels } from '../useChangeWords.ts'
import { writables } from '../../records/records.ts'
import { titleOf } from '../operationChanges.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { every } from '../../time/clock.ts'

/** Milliseconds between two rounds. */
const often = 5000

/**
 * Looks once more at what was written here, and tells what somebody has overwritten since, unless a form that is open
 * on it does. Draws nothing.
 */
export function Recheck({ service }: { service: Service }) {
  const { t, i18n } = useTranslation('activity')
  const label = useFieldLabels()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { actionsOf } = useLetWait(service)
  const tellDiffering = useDifferenceNews()
  const isLooking = useRef(false)

  const seeing = ({ language }: Operation): ToastAction => ({
    label: t('overtaken.see'),
    onClick: () => void navigate({ to: '/$language/activity', params: { language }, search: {} }),
  })

  const puttingBack = (entry: Operation): readonly ToastAction[] => {
    const back = backEntry(entry)
    const title = inLanguage(titleOf(entry), entry.language)
    const put = async (one: Operation) => {
      const { what, later, saved } = await putBack(service, one)
      void client.invalidateQueries()
      const message = t(`back.${what}`, { title })
      const record = { service: service.in(one.language), collection: writables[one.collection] }
      const told = saved && { ...record, saved, linked: writables }
      if (told) void tellDiffering(told, { message, actions: [seeing(entry)] })
      else if (what === 'done') toast.show({ message, severity: 'success' })
      else
        toast.show({
          message,
          severity: 'error',
          actions: [...actionsOf(later), seeing(entry)],
        })
    }
    return back ? [{ label: t('back.action'), onClick: () => void put(back) }] : []
  }

  const tell = ({ entry, fields }: Overtaken) => {
    const labels = fields.map(({ field }) => label(entry.collection, field))
    toast.show({
      message: t('overtaken.told', {
        title: inLanguage(titleOf(entry), entry.language),
        fields: formatList(i18n.language, labels),
      }),
      severity: 'warning',
      actions: [...puttingBack(entry), seeing(entry)],
    })
  }

  const look = useEffectEvent(async () => {
    if (isLooking.current || !navigator.onLine) return
    isLooking.current = true
    try {
      for (const overtaken of await recheck(service, writables, Date.now()))
        if (!tellForms(service, overtaken)) tell(overtaken)
    } finally {
      isLooking.current = false
    }
  })

  useEffect(() => {
    void look()
    return every(often, () => void look())
  }, [])
  return null
}
