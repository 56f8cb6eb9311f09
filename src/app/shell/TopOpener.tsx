import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { TopButton } from './TopButton.tsx'

interface Props extends ComponentProps<typeof TopButton> {
  name: string
  /** What it opens, once it is open; its messages may come then. */
  opened: ReactNode
}

/** A button of the top bar, and what it has opened. */
export function TopOpener({ name, opened, ...button }: Props) {
  return (
    <>
      <TopButton
        type="button"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={!!opened}
        {...button}
      />
      {opened ? <Suspense fallback={null}>{opened}</Suspense> : null}
    </>
  )
}
