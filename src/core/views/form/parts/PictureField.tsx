import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { use, useState, type ClipboardEvent, type DragEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { ReadOnly } from '../../../../ui/form/useField.ts'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { droppedFile } from '../../../../ui/files/useFileChoice.tsx'
import { writtenPicture } from '../../pictures/pictureUses.ts'
import { rememberPicture } from '../../pictures/seenPictures.ts'
import type { Image } from '../../../resource/post.ts'
import { postPart, type PostFormValues } from '../postFormValues.ts'
import { PicturePreview } from './PicturePreview.tsx'
import { PictureChooser } from '../../pictures/PictureChooser.tsx'
import { row } from '../../../../ui/layout.ts'

const Place = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }))

const Ways = row('div', 1)

interface Props<V extends PostFormValues> {
  form: UseFormReturn<V>
  label: string
  /** The record's picture as it was read; an id alone has no address to show. */
  image: Image | null
}

/** A picture by id or address, chosen among those in use, and what it looks like. */
export function PictureField<V extends PostFormValues>({ form, label, image }: Props<V>) {
  const { t } = useTranslation('recordForm')
  const part = postPart(form)
  const service = useService()
  const isReadOnly = use(ReadOnly)
  const [isOpen, setOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const typed = useWatch({ control: part.control, name: 'image' }).trim()
  const put = (value: string) =>
    part.setValue('image', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const close = () => {
    setOpen(false)
    setFile(null)
  }
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const found = droppedFile(data)
    if (!found || isReadOnly || isOpen) return
    event.preventDefault()
    setFile(found)
    setOpen(true)
  }
  const choose = (chosen: Image) => {
    rememberPicture(service, chosen)
    put(writtenPicture(chosen))
    close()
  }
  return (
    <Place
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <PicturePreview {...{ typed, image }} />
      <TextInput
        control={part.control}
        name="image"
        label={label}
        inputMode="url"
        spellCheck={false}
      />
      {isReadOnly ? null : (
        <Ways>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('picture.choose')}
          </Button>
          {typed === '' ? null : <Button onClick={() => put('')}>{t('picture.remove')}</Button>}
        </Ways>
      )}
      {isOpen ? (
        <PictureChooser chosen={typed} file={file} onChoose={choose} onClose={close} />
      ) : null}
    </Place>
  )
}
