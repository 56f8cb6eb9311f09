import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/live/announcements.ts'
import { focusPage } from '../../../ui/pageFocus.ts'

const Quiet = styled('button')(({ theme }) => ({
  minHeight: 24,
  // The line of the count is no higher for it.
  marginBlock: -2,
  padding: theme.spacing(0, 1),
  border: 0,
  borderRadius: 12,
  background: (theme.vars ?? theme).palette.action.selected,
  color: (theme.vars ?? theme).palette.primary.main,
  font: 'inherit',
  cursor: 'pointer',
}))

interface NewRowsProps {
  count: number
  onShow: () => void
}

/** How many records wait above or between the rows. They come when it is pressed, or somebody scrolls. */
export function NewRows({ count, onShow }: NewRowsProps) {
  const { t } = useTranslation('filters')
  const words = t('results.new', { count })
  const show = useEffectEvent(onShow)
  useEffect(() => announce(words), [words])
  useEffect(() => {
    const scrolled = () => show()
    addEventListener('scroll', scrolled, { passive: true })
    return () => removeEventListener('scroll', scrolled)
  }, [])
  const press = () => {
    focusPage()
    onShow()
  }
  return (
    <Quiet type="button" onClick={press}>
      {words}
    </Quiet>
  )
}
