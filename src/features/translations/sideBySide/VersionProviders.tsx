import type { ReactNode } from 'react'
import { ServiceContext } from '../../../api/useService.ts'
import { type Begun, type HeldVersion, useVersion } from './useVersion.ts'

interface Props {
  /** a new one comes last: those before it keep what is typed in them */
  versions: readonly Begun[]
  gathered?: readonly HeldVersion[]
  children: (versions: readonly HeldVersion[]) => ReactNode
}

const none: readonly HeldVersion[] = []

/** Opens every version in its own language, one inside of the other, and draws them together. */
export function VersionProviders({ versions, gathered = none, children }: Props) {
  const [first, ...rest] = versions
  if (first === undefined) return children(gathered)
  return (
    <ServiceContext value={first.service}>
      <One key={first.record.id} {...{ first, rest, gathered }}>
        {children}
      </One>
    </ServiceContext>
  )
}

interface OneProps extends Required<Omit<Props, 'versions'>> {
  first: Begun
  rest: readonly Begun[]
}

function One({ first, rest, gathered, children }: OneProps) {
  const version = useVersion(first)
  return (
    <VersionProviders versions={rest} gathered={[...gathered, version]}>
      {children}
    </VersionProviders>
  )
}
