import { styled } from '@mui/material/styles'

const Method = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: 'monospace',
  fontWeight: 700,
  color: (theme.vars ?? theme).palette.text.secondary,
  '&[data-reads]': { color: (theme.vars ?? theme).palette.primary.main },
  '&[data-removes]': { color: (theme.vars ?? theme).palette.error.main },
}))

/** Methods of HTTP, with a space between for those who hear them. */
export function Methods({ methods }: { methods: readonly string[] }) {
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
