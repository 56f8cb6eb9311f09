import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkAgain } from '../collection/deleting/useLinkAgain.ts'
import { Otherwise } from '../collection/form/aftermath/Otherwise.tsx'
import { RecordLink } from '../collection/form/RecordLink.tsx'
import { events } from '../events/events.ts'
import { refusalWords } from '../service/refusalWords.ts'
import { useService } from '../service/useService.ts'
import { inLanguage } from '../ui/speech/inLanguage.ts'
import { linked, trashed, type TrashedName } from './trashed.ts'
import type { Outcome, Restoring } from './useRestoring.ts'

interface Props {
  name: TrashedName
  restoring: Restoring
}

/** What came of the record that was to be restored; it takes the focus, for the row is gone. */
export function OutcomeNote({ name, restoring }: Props) {
  const { t } = useTranslation(['trash', 'recordForm'])
  const note = useRef<HTMLDivElement>(null)
  const { outcome, isBusy, restore, letWait } = restoring
  useEffect(() => {
    if (outcome !== null) note.current?.focus()
  }, [outcome])
  if (outcome === null || isBusy) return null
  const { record, refusal, lost, saved } = outcome
  const isWhole = lost.length === 0 && (saved?.differences.length ?? 0) === 0
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      severity={refusal === null && isWhole ? 'success' : 'warning'}
      action={
        refusal ? (
          <>
            {letWait ? (
              <Button color="inherit" onClick={() => void letWait()}>
                {t('recordForm:later.send')}
              </Button>
            ) : null}
            <Button color="inherit" onClick={() => restore(record)}>
              {t('retry')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Said key={record.id} {...{ name, outcome }} />
    </Alert>
  )
}

function Said({ name, outcome }: { name: TrashedName; outcome: Outcome }) {
  const { t } = useTranslation(['trash', 'service'])
  const service = useService()
  const { language } = service
  const { record, title, sentence, saved, refusal } = outcome
  const { collection } = trashed[name]
  if (refusal) {
    const words = refusalWords(refusal)
    return t('failed', { title, reason: t(`service:${words.title}`, words.values) })
  }
  return (
    <>
      {sentence}{' '}
      {saved ? <Otherwise told={{ service, collection, saved, linked }} {...{ title }} /> : null}{' '}
      <RecordLink {...{ name, language }} place={{ id: String(record.id) }}>
        {t('open', { title })}
      </RecordLink>
      <LinkAgain outcome={outcome} />
    </>
  )
}

/** Until it is asked for: what came of it is said in a toast. */
function LinkAgain({ outcome: { record, title, lost } }: { outcome: Outcome }) {
  const { t } = useTranslation('recordDeletion')
  const [isAsked, setAsked] = useState(false)
  const service = useService()
  const again = useLinkAgain(service, useQueryClient())
  if (isAsked || lost.length === 0) return null
  const named = { title: inLanguage(title, service.language), id: record.id }
  const actions = again.actions({ ...named, carriers: events, lost })
  return (
    <div>
      {t('lostLinks', { count: lost.length })}
      {actions.map(({ label, onClick }) => (
        <Button
          key={label}
          color="inherit"
          onClick={() => {
            setAsked(true)
            onClick()
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
