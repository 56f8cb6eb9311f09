import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { styled } from '@mui/material/styles'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'
import { noteStep, rowsAround } from '../../../ui/table/returnedRow.ts'
import type { CollectionName } from '../../resource/collection.ts'

const Steps = styled('div')({ display: 'flex', flex: 'none', '--control-height': '28px' })

/** The ways to the records before and after this one, on the list that one came from. */
export function RecordSteps({ name }: { name: CollectionName }) {
  const { t } = useTranslation('recordForm')
  const { language } = useService()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  const around = rowsAround(path)
  useEffect(() => noteStep(path), [path])
  const go = (href: string | undefined) => {
    const id = href?.split('/').at(-1)
    const to: string = `/$language/${name}/$id`
    if (id) void navigate({ to, params: { language, id } })
  }
  useShortcut('j', t('steps.next'), () => go(around?.after))
  useShortcut('k', t('steps.previous'), () => go(around?.before))
  if (!around) return null
  return (
    <Steps>
      <IconButton
        aria-label={t('steps.previous')}
        disabled={!around.before}
        onClick={() => go(around.before)}
      >
        <KeyboardArrowUp fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t('steps.next')}
        disabled={!around.after}
        onClick={() => go(around.after)}
      >
        <KeyboardArrowDown fontSize="small" />
      </IconButton>
    </Steps>
  )
}
