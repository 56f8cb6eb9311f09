import { useTranslation } from 'react-i18next'
import { QuickCreator } from '../../../core/views/form/QuickCreator.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { useMadeInPlace } from '../../../core/views/form/quick/useMadeInPlace.ts'
import type { InPlaceProps } from '../../../core/views/pickers/creating.ts'
import { useService } from '../../../api/useService.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { blankTag, type TagValues, type TermRecord, tags } from '../tags.ts'
import { TagExists } from './TagExists.tsx'
import { tagForm } from './tagForm.ts'
import { useTagCreation } from './useTagCreation.ts'
import { useTagWords } from './useTagWords.ts'

/** A tag made where one is chosen: its name. */
export function TagInPlace({ typed, onDone, onCancel }: InPlaceProps<TermRecord>) {
  const { t } = useTranslation('tagForm')
  return (
    <QuickCreator
      definition={tagForm}
      words={useTagWords()}
      title={t('page.new')}
      text={t('quick.more')}
      filled={{ ...blankTag, name: typed }}
      create={useTagCreation()}
      Short={ShortTagFields}
      Namesakes={TagExists}
      onDone={useMadeInPlace(tags, onDone)}
      {...{ onCancel }}
    />
  )
}

function ShortTagFields({ form }: DrawnForm<TermRecord, TagValues>) {
  const { t } = useTranslation('termForm')
  const { language } = useService()
  return (
    <TextInput
      control={form.control}
      name="name"
      label={t('label.name')}
      required
      lang={language}
    />
  )
}
