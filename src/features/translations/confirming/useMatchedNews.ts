import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSettings, currentSettings } from '../../../ui/settings.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { BoardProps } from '../board/Board.tsx'
import { confirmItems } from './confirmItems.ts'
import { allTogether, isSure } from './ToConfirm.tsx'
import { useAnswering } from './useAnswering.ts'

/**
 * Says once on this device how many translations were found almost certain: they count as linked, until somebody says
 * otherwise. It takes no room from the rows, and moves none.
 */
export function useMatchedNews({ of, board, searchFor }: Omit<BoardProps, 'filters'>): void {
  const { t } = useTranslation('translations')
  const navigate = useNavigate()
  const { answer } = useAnswering(board.service.site)
  const tell = useEffectEvent(() => {
    const { rows, pairing, index, versionAt } = board
    const languages = board.languages.map(({ language }) => language)
    const known = { collection: of, languages, pairing, index, versionAt }
    const sure = confirmItems(rows, known).filter(isSure)
    if (sure.length === 0) return
    changeSettings({ hasSeenMatches: true })
    const counted = { count: sure.length }
    toast.show({
      message: t('matched.text', counted),
      severity: 'info',
      actions: [
        {
          label: t('matched.review'),
          onClick: () => void navigate({ to: '.', search: searchFor({ state: 'confirm' }) }),
        },
        {
          label: t('matched.accept'),
          onClick: () => void answer(allTogether(of, sure), t('confirming.manyDone', counted)),
        },
      ],
    })
  })
  const isNews = board.isSettled && !currentSettings().hasSeenMatches
  useEffect(() => {
    if (isNews) tell()
  }, [isNews])
}
