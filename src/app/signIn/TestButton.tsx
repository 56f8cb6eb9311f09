import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../service/account.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'

const TestDialog = lazily(() => import('./TestDialog.tsx').then((it) => it.TestDialog))

/** The connection test for whom nothing lets in, as the account that was tried. */
export function TestButton({ account }: { account: Account }) {
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
