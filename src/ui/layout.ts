import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { JSX } from 'react'

/** In units of the theme's spacing: between all, or between rows and columns. */
type Gap = number | readonly [rows: number, columns: number]

type More = CSSObject | ((theme: Theme) => CSSObject)

const styles = (theme: Theme, gap: Gap, more: More): CSSObject => ({
  gap: typeof gap === 'number' ? theme.spacing(gap) : theme.spacing(...gap),
  ...(typeof more === 'function' ? more(theme) : more),
})

/** Parts beside each other, on as many lines as they need. */
export const row = <Tag extends keyof JSX.IntrinsicElements>(tag: Tag, gap: Gap, more: More = {}) =>
  styled(tag)(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', ...styles(theme, gap, more) }))

/** Parts under each other, or in columns where `more` says so. */
export const stack = <Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  gap: Gap,
  more: More = {},
) => styled(tag)(({ theme }) => ({ display: 'grid', ...styles(theme, gap, more) }))

/** A list without marks. */
export const plainList = (gap: Gap, more: More = {}) =>
  styled('ul')(({ theme }) => ({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...styles(theme, gap, more),
  }))
