import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useSettled } from '../../../ui/form/useSettled.ts'
import type { Image } from '../../post.ts'
import { postPart } from '../postBoxes.ts'
import type { PostBoxes } from '../postBoxes.ts'

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: 'min(100%, 320px)',
  maxHeight: 240,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

interface Props<V extends PostBoxes> {
  form: UseFormReturn<V>
  label: string
  /** The record's picture as it was read; an id alone has no address to show. */
  image: Image | null
}

/** A picture by id or address, and what it looks like. */
export function PictureField<V extends PostBoxes>({ form, label, image }: Props<V>) {
  const { t } = useTranslation('recordForm')
  const part = postPart(form)
  return (
    <>
      <TextInput
        control={part.control}
        name="image"
        label={label}
        help={t('help.image')}
        inputMode="url"
        spellCheck={false}
      />
      <PicturePreview form={part} image={image} />
    </>
  )
}

function addressOf(typed: string, image: Image | null): string {
  if (/^https?:\/\//.test(typed) && URL.canParse(typed)) return typed
  return image && typed === String(image.id) ? (image.sizes.at(-1)?.url ?? image.url) : ''
}

function PicturePreview({ form, image }: { form: UseFormReturn<PostBoxes>; image: Image | null }) {
  const { t } = useTranslation('recordForm')
  const typed = useWatch({ control: form.control, name: 'image' })
  const address = useSettled(addressOf(typed.trim(), image), 400)
  const [broken, setBroken] = useState('')
  if (address === '') return null
  if (broken === address)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('help.imageBroken')}
      </Typography>
    )
  return (
    <Picture
      key={address}
      src={address}
      alt={t('help.imagePreview')}
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  )
}
