import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type UsedPicture, writtenPicture } from './pictureUses.ts'
import { useService } from '../../../api/useService.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { stack } from '../../../ui/layout.ts'

interface Shape {
  readonly count: number
  readonly columns: number
}

/** Where a key leads from a place in a grid that is read row by row; null for a key that leads nowhere. */
export function stepInGrid(key: string, at: number, { count, columns }: Shape): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined) return null
  return next < 0 || next >= count ? at : next
}

/** CSS pixels of the least width of a picture here. */
const side = 148

const Grid = stack('ul', 1.5, (theme) => ({
  listStyle: 'none',
  margin: 0,
  paddingInline: 0,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${side}px, 42vw), 1fr))`,
  paddingBlock: theme.spacing(1),
}))

const Choice = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(0.5),
    padding: theme.spacing(0.75),
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    width: '100%',
    height: '100%',
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&[aria-pressed=true]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& img': {
      width: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: theme.shape.borderRadius,
      background: palette.divider,
    },
  }
})

const Title = styled(Typography)({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
})

interface Props {
  label: string
  pictures: readonly UsedPicture[]
  /** What the field holds. */
  chosen: string
  onChoose: (picture: UsedPicture) => void
}

/** Pictures to choose one from: one stop for Tab, arrows within. */
export function PictureGrid({ label, pictures, chosen, onChoose }: Props) {
  const grid = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(chosen)
  const names = pictures.map(({ image }) => writtenPicture(image))
  const at = Math.max(0, names.indexOf(current))
  const step = (event: KeyboardEvent) => {
    const items = [...(grid.current?.querySelectorAll('button') ?? [])]
    const columns = items.filter((one) => one.offsetTop === items[0]?.offsetTop).length
    const next = stepInGrid(event.key, at, { count: items.length, columns })
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }
  return (
    <Grid aria-label={label} ref={grid}>
      {pictures.map((picture, index) => {
        const name = names[index] ?? ''
        return (
          <li key={name}>
            <Choice
              type="button"
              aria-pressed={name === chosen}
              tabIndex={index === at ? 0 : -1}
              onKeyDown={step}
              onFocus={() => setCurrent(name)}
              onClick={() => onChoose(picture)}
            >
              <PictureFace picture={picture} />
            </Choice>
          </li>
        )
      })}
    </Grid>
  )
}

function PictureFace({ picture: { image, titles } }: { picture: UsedPicture }) {
  const { t } = useTranslation('picture')
  const { language } = useService()
  const thumb = image.sizes.find(({ width }) => width >= side * 2) ?? image
  return (
    <>
      <img src={thumb.url} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      <Title variant="body2" lang={language}>
        {titles[0]}
      </Title>
      <Typography variant="caption" color="textSecondary">
        <Facts>
          {t('chooser.used', { count: titles.length })}
          {image.width && image.height
            ? t('facts.size', { width: image.width, height: image.height })
            : ''}
        </Facts>
      </Typography>
    </>
  )
}
