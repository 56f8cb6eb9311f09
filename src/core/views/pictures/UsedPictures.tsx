import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../ui/form/useSettled.ts'
import { askedWords } from '../../query/askedWords.ts'
import { ListingRefusal } from '../list/ListingRefusal.tsx'
import type { Image } from '../../resource/post.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { usePictureUses } from './usePictureUses.ts'

/** Milliseconds of rest in typing after which the service is asked. */
const rest = 300

interface Props {
  chosen: string
  onChoose: (image: Image) => void
}

/** The pictures in use in the agenda, found by the title of what uses them. */
export function UsedPictures({ chosen, onChoose }: Props) {
  const { t } = useTranslation('picture')
  const [typed, setTyped] = useState('')
  const search = useSettled(askedWords(typed), rest)
  const { used, records, isFetching, ...uses } = usePictureUses(search)
  return (
    <>
      <TextField
        fullWidth
        type="search"
        label={t('chooser.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ mt: 1 }}
      />
      <Typography
        component="output"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', my: 1 }}
      >
        {isFetching ? t('chooser.looking') : t('chooser.found', { count: used.length, records })}
      </Typography>
      {uses.error ? (
        <ListingRefusal error={uses.error} onRetry={uses.retry} refusedFilters={[]} />
      ) : null}
      {used.length > 0 ? (
        <PictureGrid
          label={t('chooser.grid')}
          pictures={used}
          chosen={chosen}
          onChoose={({ image }) => onChoose(image)}
        />
      ) : null}
      {uses.hasMore ? (
        <Button aria-disabled={isFetching} onClick={() => isFetching || uses.lookFurther()}>
          {t('chooser.further')}
        </Button>
      ) : null}
    </>
  )
}
