import { useTranslation } from 'react-i18next'
import { PictureField } from '../../../../core/views/form/parts/PictureField.tsx'
import type { Image } from '../../../../core/resource/post.ts'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import type { FieldsProps } from './fieldsProps.ts'

interface Props extends FieldsProps {
  image: Image | null
}

export function PictureFields({ form, image }: Props) {
  const { t } = useTranslation('eventForm')
  return (
    <FormSection title={t('section.picture')}>
      <PictureField form={form} label={t('label.image')} image={image} />
    </FormSection>
  )
}
