import { useTranslation } from 'react-i18next'
import { forget, keep } from '../../../../platform/entries.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { StoredDraft } from './draft.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'

/** Removes a draft from this device, and says so with a way back. */
export function useDiscarding(): (draft: StoredDraft) => void {
  const { t } = useTranslation('drafts')
  return (draft) => {
    void forget('drafts', [draft.key])
    const title = inLanguage(draft.body.title, draft.body.language)
    toast.show({
      message: title ? t('discarded', { title }) : t('discardedPlain'),
      severity: 'info',
      actions: [{ label: t('undo'), isUndo: true, onClick: () => void keep('drafts', draft) }],
    })
  }
}
