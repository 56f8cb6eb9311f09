import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { silentAtFirst } from '../../form/silentAtFirst.ts'
import { styles } from './blocks.ts'
import type { Style } from './blocks.ts'

const Select = styled('select')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    height: 32,
    maxWidth: '10rem',
    paddingInline: theme.spacing(0.75),
    border: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    background: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '0.875rem',
    cursor: 'pointer',
    '&:hover': { borderColor: palette.divider },
    '&:disabled': { color: palette.text.disabled },
  }
})

interface Props {
  style: Style | 'h1' | null
  /** With keys one passes styles on the way to the one that is meant: only who points has chosen at once. */
  onChoose: (style: Style, isPointed: boolean) => void
}

const isStyle = (name: string): name is Style => styles.some((style) => style === name)

/** What the paragraph is: text, a heading, preformatted. */
export function StyleSelect({ style, onChoose }: Props) {
  const { t } = useTranslation('html')
  const isPointed = useRef(false)
  return (
    <Select
      ref={silentAtFirst}
      aria-label={t('tool.style')}
      value={style ?? ''}
      disabled={style === null}
      tabIndex={0}
      onPointerDown={() => {
        isPointed.current = true
      }}
      onKeyDown={() => {
        isPointed.current = false
      }}
      onChange={({ target }) => {
        if (isStyle(target.value)) onChoose(target.value, isPointed.current)
      }}
    >
      {style === null || style === 'h1' ? (
        <option value={style ?? ''}>{style === 'h1' ? t('style.h1') : t('style.other')}</option>
      ) : null}
      {styles.map((one) => (
        <option key={one} value={one}>
          {t(`style.${one}`)}
        </option>
      ))}
    </Select>
  )
}
