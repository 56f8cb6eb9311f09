import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/account.ts'
import type { ApiError } from '../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../api/apiErrorMessage.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { CorrectionNote } from './CorrectionNote.tsx'
import type { Proving } from './useProving.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'

const TestDialog = lazily(() => import('./TestDialog.tsx').then((it) => it.TestDialog))

/** The connection test for whom nothing lets in, as the account that was tried. */
function TestButton({ account }: { account: Account }) {
  const { t } = useTranslation('signIn')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('test')}
      </Button>
      {isOpen ? <TestDialog account={account} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** What came of an attempt to sign in that did not succeed. */
export function ProvingNote({ proving }: { proving: Proving }) {
  const { outcome } = proving
  if (!outcome) return null
  return outcome.kind === 'corrections' ? (
    <CorrectionNote corrections={outcome.corrections} proving={proving} />
  ) : (
    <RefusedNote refusal={outcome.refusal} tried={proving.tried} />
  )
}

const ownWords = {
  ended: 'wrong',
  forbidden: 'forbidden',
  unproved: 'unproved',
  noRoute: 'noCalendar',
} as const

/** Some refusals mean something of their own to a person who is not in yet. */
export function RefusedNote({ refusal, tried }: { refusal: ApiError; tried: Account }) {
  const { t } = useTranslation(['signIn', 'service'])
  const { title, text, values } = apiErrorMessage(refusal)
  const own = Object.entries(ownWords).find(([kind]) => kind === refusal.kind)?.[1]
  return (
    <ErrorNote
      title={own ? t(`signIn:refused.${own}.title`) : t(`service:${title}`, values)}
      text={own ? t(`signIn:refused.${own}.text`) : t(`service:${text}`)}
      details={apiErrorDetails(refusal)}
      actions={<TestButton account={tried} />}
    />
  )
}
