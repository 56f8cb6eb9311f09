import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  foundParameters,
  deedOf,
  type Operation,
  readable,
  useReferenceAddress,
} from './operations.ts'
import { OperationPanel } from './OperationPanel.tsx'
import { row } from '../../../ui/layout.ts'

const Method = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: 'monospace',
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.text.secondary,
  '&[data-reads]': { color: (theme.vars ?? theme).palette.primary.main },
  '&[data-removes]': { color: (theme.vars ?? theme).palette.error.main },
}))

/** Methods of HTTP, with a space between for those who hear them. */
function Methods({ methods }: { methods: readonly string[] }) {
  return (
    <span>
      {methods.map((method) => (
        <Method
          key={method}
          data-reads={method === 'GET' ? '' : undefined}
          data-removes={method === 'DELETE' ? '' : undefined}
        >
          {`${method} `}
        </Method>
      ))}
    </span>
  )
}

const Entry = styled('div')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  '& h3': { ...theme.typography.body1, margin: 0 },
}))

const Anchor = row('a', [0.25, 1.5], (theme) => ({
  alignItems: 'baseline',
  minHeight: 40,
  padding: theme.spacing(1, 1.5),
  textDecoration: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  '&:hover code': { textDecoration: 'underline' },
  '& code': { fontWeight: 600, overflowWrap: 'anywhere' },
}))

const Line = createLink(Anchor)

const Aside = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}))

interface Props {
  operation: Operation
  search: string
  isOpen: boolean
  /** the parameter that names the language */
  selector: string
}

/** An operation as a line that opens and closes what there is to say of it; one at a time, by the address. */
export function OperationEntry({ operation, search, isOpen, selector }: Props) {
  const { t } = useTranslation('reference')
  const { searchOf } = useReferenceAddress()
  const id = useId()
  const { route, methods } = operation
  const deed = deedOf(operation)
  const count = foundParameters(operation, search).length
  return (
    <Entry>
      <h3>
        <Line
          to="."
          search={searchOf({ open: isOpen ? undefined : operation.id })}
          resetScroll={false}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
        >
          <Methods methods={methods} /> <code>{readable(route)}</code>{' '}
          {deed ? <Aside>{t(`deed.${deed}`)}</Aside> : null}{' '}
          {count > 0 ? <Aside>{t('inParameters', { count })}</Aside> : null}
        </Line>
      </h3>
      {isOpen ? (
        <div id={id}>
          <OperationPanel {...{ operation, selector }} />
        </div>
      ) : null}
    </Entry>
  )
}
