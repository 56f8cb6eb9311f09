import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'

/**
 * A character between them would be read aloud as “dot”: it is drawn, and what stands after the slash is read in its
 * place (CSS Generated Content 3, `content`); a browser that does not know that takes the first.
 */
const Line = styled('span')({
  '& > span:not(:last-child)::after': { content: ['" ·"', '" ·" / ","'] },
})

/** What is known of something, in one line, each a text of its own; what is empty is left out. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Line>
      {Children.toArray(children)
        .filter((fact) => fact !== '')
        // oxlint-disable-next-line react/no-array-index-key -- its place is all that a fact has
        .map((fact, at) => [at > 0 ? ' ' : '', <span key={at}>{fact}</span>])}
    </Line>
  )
}
