import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../ui/lazily.tsx'

const GuideSheet = lazily(() => import('../../guide/GuideSheet.tsx').then((it) => it.GuideSheet))

/** The guide before anybody has signed in: what was typed above stays. */
export function SignInGuide({ language }: { language: string }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('shell.guide')}
      </Button>
      {isOpen ? <GuideSheet language={language} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
