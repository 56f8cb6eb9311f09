import Typography from '@mui/material/Typography'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStatusLabels } from '../../../core/views/form/statusLabels.ts'
import { useService } from '../../../api/useService.ts'
import { FlagInput } from '../../../ui/form/FlagInput.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import { SelectInput } from '../../../ui/form/Choice.tsx'
import type { EventRecord } from '../eventRecord.ts'
import type { Choices } from './choices.ts'

interface Props {
  control: Control<Choices>
  source: EventRecord
  isProtected: boolean
  /** The form of a new event asks for status and author itself. */
  isOne: boolean
}

/** What the copies will be, and what they will not. */
export function WhatIsCopied({ control, source, isProtected, isOne }: Props) {
  const { t } = useTranslation(['eventDuplicate', 'recordForm'])
  const hasText = source.description.trim() !== '' || source.excerpt.trim() !== ''
  return (
    <FormSection title={t('what.title')}>
      <div>
        <Typography variant="body2">{t('what.text')}</Typography>
        {hasText ? (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('what.rendered')}
          </Typography>
        ) : null}
        {source.hide_from_listings ? (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('what.hidden')}
          </Typography>
        ) : null}
      </div>
      {isProtected ? (
        <FlagInput
          control={control}
          name="agrees"
          label={t('what.agree')}
          help={t('what.password')}
        />
      ) : null}
      {isOne ? null : <StatusAndAuthor control={control} hasAuthor={source.author !== null} />}
    </FormSection>
  )
}

interface StatusAndAuthorProps extends Pick<Props, 'control'> {
  hasAuthor: boolean
}

function StatusAndAuthor({ control, hasAuthor }: StatusAndAuthorProps) {
  const { t } = useTranslation(['eventDuplicate', 'recordForm'])
  const words = useStatusLabels()
  const { configuration } = useService()
  const status = useWatch({ control, name: 'status' })
  return (
    <>
      <SelectInput
        control={control}
        name="status"
        label={t('what.status')}
        options={configuration.statuses.map((value) => ({ value, label: words.name(value) }))}
        explain={(status) =>
          [words.meaning(status), status === 'publish' ? t('what.mayBe') : '']
            .filter(Boolean)
            .join(' ')
        }
      />
      {status === 'future' ? (
        <MomentInput
          control={control}
          name="date"
          label={t('recordForm:label.date')}
          help={t('recordForm:schedule.clock', { zone: configuration.timezone })}
          required
        />
      ) : null}
      {hasAuthor ? (
        <FlagInput
          control={control}
          name="keepsAuthor"
          label={t('what.author')}
          help={t('what.authorHelp')}
        />
      ) : null}
    </>
  )
}
