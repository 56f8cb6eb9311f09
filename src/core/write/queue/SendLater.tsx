import type { Draft } from '../operation.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { enqueue } from './enqueue.ts'
import type { HeldWrite } from './unsent.ts'

interface Props {
  write: HeldWrite
  /** What is to wait, where somebody may have typed on since; null for nothing any more. */
  toWait?: (() => Promise<HeldWrite | null>) | undefined
  /** Names the form that more of the same may come from. */
  form?: string | undefined
  /** What the form of a new record holds. */
  draft?: (() => Draft | null) | undefined
  onQueued: () => void
}

/** Puts a write that the network did not carry where it waits for the network. */
export function SendLater({ form, draft, onQueued, ...props }: Props) {
  const { t } = useTranslation('recordForm')
  const service = useService()
  const [isFull, setFull] = useState(false)
  const keep = async () => {
    const write = props.toWait ? await props.toWait() : props.write
    if (write === null) return
    const isKept = await enqueue(service, { ...write, draft: draft?.() ?? undefined }, form)
    setFull(!isKept)
    if (isKept) onQueued()
  }
  return (
    <>
      <Button variant="outlined" onClick={() => void keep()}>
        {t('later.send')}
      </Button>
      {isFull ? <span role="alert">{t('later.full')}</span> : null}
    </>
  )
}
