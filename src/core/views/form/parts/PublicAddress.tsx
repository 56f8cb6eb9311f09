import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { Shown } from '../recordForm.ts'

/** The slug of a record whose service makes it and keeps it, and the address that it leads to. */
export function PublicAddress({ label, record: { slug, url } }: { label: string; record: Shown }) {
  const { t } = useTranslation('recordForm')
  return (
    <TextField
      fullWidth
      label={label}
      value={slug}
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
      helperText={
        <>
          {t(slug ? 'help.slugKept' : 'help.slugLater')}{' '}
          {slug && url ? (
            <Link
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'inline-block', wordBreak: 'break-all' }}
            >
              {url}
            </Link>
          ) : null}
        </>
      }
    />
  )
}
