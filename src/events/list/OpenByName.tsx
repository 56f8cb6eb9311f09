import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namedRecord } from '../../collection/namedRecord.ts'

/** Opens any event that can be named: by its number, its slug or its page on the website. */
export function OpenByName({ language }: { language: string }) {
  const { t } = useTranslation('hiddenEvents')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const named = namedRecord(typed)
    setWrong(named === null)
    if (named?.kind === 'id')
      void navigate({ to: '/$language/events/$id', params: { language, id: named.id } })
    if (named?.kind === 'slug')
      void navigate({
        to: '/$language/events/by-slug/$slug',
        params: { language, slug: named.slug },
      })
  }
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('open')}
      </Typography>
      <Stack component="form" direction="row" spacing={1} onSubmit={open} noValidate>
        <TextField
          fullWidth
          label={t('openLabel')}
          value={typed}
          error={isWrong}
          helperText={isWrong ? t('openWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ maxWidth: 460 }}
        />
        <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('openButton')}
        </Button>
      </Stack>
    </section>
  )
}
