import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isLikelyEmail } from '../../../core/resource/likelyEmail.ts'
import { FieldRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { OrganizerBoxes } from './organizerForm.ts'

/** An odd one is pointed out, no more. */
function isOdd(email: string): boolean {
  return email.trim() !== '' && !isLikelyEmail(email)
}

export function ContactFields({ form }: { form: UseFormReturn<OrganizerBoxes> }) {
  const { t } = useTranslation('organizerForm')
  const { t: shared } = useTranslation('recordForm')
  const { control } = form
  return (
    <FormSection title={t('section.contact')}>
      <FieldRow>
        <EmailBox form={form} help={t('help.email')} />
        <TextInput control={control} name="phone" label={t('label.phone')} inputMode="tel" />
      </FieldRow>
      <TextInput
        control={control}
        name="website"
        label={t('label.website')}
        help={shared('help.website')}
        inputMode="url"
        spellCheck={false}
      />
    </FormSection>
  )
}

interface EmailProps {
  form: Pick<UseFormReturn<OrganizerBoxes>, 'control'>
  help?: string
}

export function EmailBox({ form: { control }, help }: EmailProps) {
  const { t } = useTranslation('organizerForm')
  return (
    <TextInput
      control={control}
      name="email"
      label={t('label.email')}
      {...(help ? { help } : {})}
      explain={(email) => (isOdd(email) ? t('help.emailOdd') : undefined)}
      inputMode="email"
      spellCheck={false}
    />
  )
}
