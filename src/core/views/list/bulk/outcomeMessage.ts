import { useTranslation } from 'react-i18next'
import type { JobOutcome } from '../../../job/jobItem.ts'
import { formatList } from '../../../../i18n/formats.ts'
import { apiErrorMessage } from '../../../../api/apiErrorMessage.ts'
import type { Outcome } from '../../../write/saved.ts'

/** How a write came out, for the job that it is of. */
export function jobOutcomeOf<R>(outcome: Outcome<R> | undefined): JobOutcome {
  if (outcome?.kind === 'saved' && outcome.withoutOthers) return 'differs'
  return outcome?.kind ?? 'waiting'
}

/** Why a record is not as it was meant, as a sentence; nothing when it is, or was kept back here for reasons of its own. */
export function useOutcomeMessage(labelOf: (field: string) => string) {
  const { t, i18n } = useTranslation(['job', 'recordDeletion', 'service'])
  return <R>(outcome: Outcome<R> | undefined): string => {
    if (outcome?.kind === 'refused' && !outcome.reasons) {
      const { title, values, afterWrite } = apiErrorMessage(outcome.refusal)
      const after = afterWrite ? t(`service:${afterWrite}`) : ''
      return `${t(`service:${title}`, values)} ${after}`.trim()
    }
    if (outcome?.kind === 'saved' && outcome.withoutOthers)
      return t('recordDeletion:notPutBack', { count: outcome.withoutOthers })
    if (outcome?.kind === 'conflict' && outcome.crossed) return t('why.crossed')
    if (outcome?.kind === 'differs' || outcome?.kind === 'conflict') {
      const fields = formatList(i18n.language, outcome.fields.map(labelOf))
      return t(`why.${outcome.kind}`, { fields })
    }
    return ''
  }
}
