import { useTranslation } from 'react-i18next'
import type { RawRequest } from '../../service/raw.ts'
import { useService } from '../../service/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { curlOf } from './curl.ts'

interface Props {
  request: RawRequest
  onCopied: () => void
}

/** The request for a terminal; whatever of it is secret was replaced before. */
export function CopyCurl({ request, onCopied }: Props) {
  const { t } = useTranslation('reference')
  const { account } = useService()
  const isSigned = account.kind !== 'anonymous' || request.method !== 'GET'
  const copy = async () => {
    const command = curlOf(request, isSigned)
    try {
      await navigator.clipboard.writeText(command)
      toast.show({ message: t('curl.copied') })
      onCopied()
    } catch {
      // Without permission, or outside of a secure context, where there is no clipboard at all.
      toast.show({ message: t('curl.notCopied', { command }), severity: 'warning' })
    }
  }
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {t('curl.copy')}
    </Button>
  )
}
