import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Account, anonymous } from '../../api/account.ts'
import { ApiError } from '../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../api/apiErrorMessage.ts'
import { type Correction, discover } from '../../api/discovery.ts'
import { prove } from '../../api/look.ts'
import type { Service } from '../../api/service.ts'
import { useSession, useSessionState } from '../session/sessionContext.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { row } from '../../ui/layout.ts'
import { lazily } from '../../ui/lazily.tsx'
import { focusPage } from '../../ui/pageFocus.ts'
import { toast } from '../../ui/toast/toast.ts'

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

const Ways = row('div', 1)

interface Props {
  corrections: readonly Correction[]
  proving: Proving
}

/** The service calls something otherwise than `config.json` does: offers its names. */
function CorrectionNote({ corrections, proving }: Props) {
  const { t } = useTranslation('signIn')
  return (
    <Alert severity="warning" role="alert">
      <p>{t('correction.title')}</p>
      <Names corrections={corrections} />
      <p>{t('correction.text')}</p>
      <Ways>
        <Button variant="contained" onClick={() => void proving.accept(corrections)}>
          {t('correction.accept')}
        </Button>
        <Button onClick={() => void proving.ignore()}>{t('correction.ignore')}</Button>
      </Ways>
    </Alert>
  )
}

/** This browser uses names of the service in place of the configured ones: the way back. */
export function CorrectedNote() {
  const { t } = useTranslation('signIn')
  const session = useSession()
  const { service: used } = useSessionState().configuration
  const { service: configured } = session.configured
  const corrections = (['namespace', 'languageParameter'] as const)
    .map((key) => ({ key, configured: configured[key], found: used[key] }))
    .filter(({ configured: before, found }) => before !== found)
  if (corrections.length === 0) return null
  const drop = () => {
    void session.correct(null)
    toast.show({ message: t('corrected.dropped') })
    focusPage()
  }
  return (
    <Alert severity="info">
      <p>{t('corrected.title')}</p>
      <Names corrections={corrections} />
      <Button onClick={drop}>{t('corrected.drop')}</Button>
    </Alert>
  )
}

function Names({ corrections }: Pick<Props, 'corrections'>) {
  const { t } = useTranslation('signIn')
  return (
    <ul>
      {corrections.map(({ key, configured, found }) => (
        <li key={key}>{t(`correction.${key}`, { configured, found })}</li>
      ))}
    </ul>
  )
}

type Outcome =
  | { readonly kind: 'proved'; readonly mayEdit: boolean }
  | { readonly kind: 'corrections'; readonly corrections: readonly Correction[] }
  | { readonly kind: 'refused'; readonly refusal: ApiError }

/**
 * Whether this account can work on this service. First the service is asked what it calls things: with a wrong
 * namespace no credentials are right.
 * @param trial the service to prove the account on, which never asks to sign in again
 * @param isAsConfigured whether the names of the configuration are to be used whatever the service says
 */
async function proveAccount(trial: Service, isAsConfigured: boolean): Promise<Outcome> {
  try {
    const { corrections } = await discover(trial)
    if (corrections.length > 0 && !isAsConfigured) return { kind: 'corrections', corrections }
    const { mayEdit } = await prove(trial)
    return { kind: 'proved', mayEdit }
  } catch (refusal) {
    if (refusal instanceof ApiError) return { kind: 'refused', refusal }
    throw refusal
  }
}

type Proved = (account: Account, mayEdit: boolean) => void

interface Attempt {
  account: Account
  onProved: Proved
}

interface Proving {
  readonly isBusy: boolean
  /** Why the last attempt did not end in a sign-in; null while there is nothing to say. */
  readonly outcome: Exclude<Outcome, { kind: 'proved' }> | null
  attempt(account: Account, onProved: Proved): Promise<void>
  /** Who was tried last. */
  readonly tried: Account
  /** Takes the names the service gave and tries the same account again. */
  accept(corrections: readonly Correction[]): Promise<void>
  /** Keeps the names of the configuration and tries the same account again. */
  ignore(): Promise<void>
}

/** Proves accounts, one at a time, and keeps what came of it for the page to say. */
export function useProving(): Proving {
  const session = useSession()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Proving['outcome']>(null)
  const [last, setLast] = useState<Attempt | null>(null)

  async function run({ account, onProved }: Attempt, isAsConfigured: boolean): Promise<void> {
    setLast({ account, onProved })
    // The same words again are no change, which is what screen readers tell.
    setOutcome(null)
    setBusy(true)
    const found = await proveAccount(session.trial(account), isAsConfigured).finally(() =>
      setBusy(false),
    )
    setOutcome(found.kind === 'proved' ? null : found)
    if (found.kind === 'proved') onProved(account, found.mayEdit)
  }

  return {
    isBusy,
    outcome,
    tried: last?.account ?? anonymous,
    attempt: (account, onProved) => run({ account, onProved }, false),
    async accept(corrections) {
      await session.correct(corrections)
      if (last) await run(last, false)
    },
    async ignore() {
      if (last) await run(last, true)
    },
  }
}
