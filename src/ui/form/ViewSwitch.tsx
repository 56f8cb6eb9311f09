import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.25),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
}))

const Choice = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    minHeight: 28,
    padding: theme.spacing(0, 1),
    border: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    background: 'transparent',
    color: palette.text.secondary,
    font: 'inherit',
    fontSize: '0.875rem',
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&[aria-pressed="true"]': {
      borderColor: palette.divider,
      color: palette.text.primary,
      fontWeight: 600,
    },
  }
})

interface Props {
  label: string
  isSource: boolean
  onChange: (isSource: boolean) => void
}

/** Between a text as it looks and its HTML. */
export function ViewSwitch({ label, isSource, onChange }: Props) {
  const { t } = useTranslation('form')
  return (
    <Group aria-label={label}>
      <Choice type="button" aria-pressed={!isSource} onClick={() => onChange(false)}>
        {t('html.visual')}
      </Choice>
      <Choice type="button" aria-pressed={isSource} onClick={() => onChange(true)}>
        {t('html.source')}
      </Choice>
    </Group>
  )
}
