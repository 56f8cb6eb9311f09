import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { silentAtFirst } from '../form/silentAtFirst.ts'

const Choice = styled('select')(({ theme }) => ({
  padding: theme.spacing(0.5, 1),
  minHeight: 32,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.text.disabled}`,
  background: (theme.vars ?? theme).palette.background.paper,
  color: 'inherit',
  font: 'inherit',
}))

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: (theme.vars ?? theme).palette.text.secondary,
}))

interface PageSizeProps {
  value: number
  sizes: readonly number[]
  onChange: (size: number) => void
}

/** How many records a page holds. A size typed into the address joins the choices. */
export function PageSize({ value, sizes, onChange }: PageSizeProps) {
  const { t } = useTranslation('filters')
  const id = useId()
  const offered = [...new Set([...sizes, value])].sort((a, b) => a - b)
  return (
    <Label htmlFor={id}>
      {t('pager.size')}
      <Choice
        ref={silentAtFirst}
        id={id}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {offered.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Choice>
    </Label>
  )
}
