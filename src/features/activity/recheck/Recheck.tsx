import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../../../core/write/operation.ts'
import { notifyForms, type Overtaken } from '../../../core/write/ownWrites.ts'
import { recheck } from '../../../core/write/recheck.ts'
import { formatList } from '../../../i18n/formats.ts'
import type { Service } from '../../../api/service.ts'
import { ServiceContext } from '../../../api/useService.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { toast, type ToastAction } from '../../../ui/toast/toast.ts'
import { useFieldLabels } from '../useFieldText.ts'
import { writables } from '../../../resources/records.ts'
import { backEntry, titleOf } from '../operationChanges.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { every } from '../../../time/clock.ts'

const UndoDialog = lazily(() => import('../undo/UndoDialog.tsx').then((part) => part.UndoDialog))

/** Milliseconds between two rounds. */
const often = 5000

/**
 * Looks once more at what was written here, and tells what somebody has overwritten since, unless a form that is open
 * on it does. Draws nothing but the dialog that puts back what was saved.
 */
export function Recheck({ service }: { service: Service }) {
  const { t, i18n } = useTranslation(['activity', 'ui'])
  const label = useFieldLabels()
  const navigate = useNavigate()
  const [puttingBack, setPuttingBack] = useState<Operation | null>(null)
  const isLooking = useRef(false)

  const seeing = ({ language }: Operation): ToastAction => ({
    label: t('overtaken.see'),
    onClick: () =>
      void navigate({
        to: '/$language/activity',
        params: { language },
        search: { show: 'history' },
      }),
  })

  const tell = ({ entry, fields }: Overtaken) => {
    const back = backEntry(entry)
    const labels = fields.map(({ field }) => label(entry.collection, field))
    toast.show({
      message: t('overtaken.told', {
        title: inLanguage(titleOf(entry), entry.language),
        fields: formatList(i18n.language, labels),
      }),
      severity: 'warning',
      actions: back
        ? [{ label: t('ui:putBack'), onClick: () => setPuttingBack(back) }, seeing(entry)]
        : [seeing(entry)],
    })
  }

  const look = useEffectEvent(async () => {
    if (isLooking.current || !navigator.onLine) return
    isLooking.current = true
    try {
      for (const overtaken of await recheck(service, writables, Date.now()))
        if (!notifyForms(service, overtaken)) tell(overtaken)
    } finally {
      isLooking.current = false
    }
  })

  useEffect(() => {
    void look()
    return every(often, () => void look())
  }, [])
  if (puttingBack === null) return null
  return (
    <ServiceContext value={service}>
      <UndoDialog
        key={puttingBack.key}
        entries={[puttingBack]}
        isBack
        isAsked
        onClose={() => setPuttingBack(null)}
      />
    </ServiceContext>
  )
}
