import { useTranslation } from 'react-i18next'
import { confirm } from './confirm.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

interface Closing {
  /** Something was chosen or typed that nothing keeps. */
  isChanged: boolean
  onClose: () => void
  /** Whoever leaves the page loses nothing of it, or is asked by the page. */
  isPageGuarded?: boolean
}

/** Closes a small dialog; where something was changed in it, a question comes first, and also before its page is left. */
export function useConfirmedClose({
  isChanged,
  onClose,
  isPageGuarded = false,
}: Closing): () => void {
  const { t } = useTranslation('form')
  const question = {
    title: t('unkept.title'),
    text: t('unkept.text'),
    action: t('unkept.close'),
    isDangerous: true,
  }
  useLeaveGuard({ isOn: isChanged && !isPageGuarded, question })
  const ask = async () => {
    if (await confirm(question)) onClose()
  }
  return () => (isChanged ? void ask() : onClose())
}
