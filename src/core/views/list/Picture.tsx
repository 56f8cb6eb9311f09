import { styled } from '@mui/material/styles'
import type { Image } from '../../resource/post.ts'

/** CSS pixels of the square a list has for a picture. */
const side = 44

const Square = styled('img')(({ theme }) => ({
  display: 'block',
  objectFit: 'cover',
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.divider,
}))

/** A picture beside its title, from the smallest version that is sharp enough. */
export function Picture({ image }: { image: Image | null }) {
  if (!image?.url) return null
  const sharp = image.sizes.find(({ width }) => width >= side * 2)
  return (
    <Square
      src={sharp?.url ?? image.url}
      width={side}
      height={side}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
