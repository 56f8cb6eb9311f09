import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { TopOpener } from './TopOpener.tsx'
import { lazily } from '../../ui/lazily.tsx'

const GuideSheet = lazily(() => import('../../guide/GuideSheet.tsx').then((it) => it.GuideSheet))

/** The guide to the page, by a button in the same place on each, or by F1. Telephones have it in the drawer below. */
export function GuideButton({ language }: { language: string }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  const name = t('shell.guide')
  const turn = () => setOpen(!isOpen)
  useShortcut('F1', name, turn)
  return (
    <TopOpener
      name={name}
      aria-haspopup={undefined}
      opened={isOpen && <GuideSheet language={language} onClose={turn} />}
      onClick={turn}
      sx={{ display: { xs: 'none', md: 'inline-flex' }, fontSize: '1.15rem' }}
    >
      ?
    </TopOpener>
  )
}
