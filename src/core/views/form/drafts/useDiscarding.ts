import { type StoredDraft, putDraft, removeDrafts } from '../../../write/drafts.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast/toast.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'

/** Removes a draft from this device, and says so with a way back. */
export function useDiscarding(): (draft: StoredDraft) => void {
  const { t } = useTranslation('drafts')
  return (draft) => {
    void removeDrafts([draft.key])
    const title = inLanguage(draft.body.title, draft.body.language)
    toast.show({
      message: title ? t('discarded', { title }) : t('discardedPlain'),
      severity: 'info',
      actions: [{ label: t('undo'), isUndo: true, onClick: () => void putDraft(draft) }],
    })
  }
}
