import { useTranslation } from 'react-i18next'
import type { Language } from '../../service/language.ts'
import { Button } from '../../ui/Button.tsx'
import { download } from '../../ui/download.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { TestState } from './useConnectionTest.ts'
import { useReport } from './useReport.ts'

interface Props {
  state: TestState
  languages: readonly Language[]
}

/** The report for who looks after the site: on the clipboard, or as a file. */
export function ReportButtons({ state, languages }: Props) {
  const { t } = useTranslation('connection')
  const reportOf = useReport()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportOf(state, languages))
      toast.show({ message: t('copied') })
    } catch {
      // Without permission, or outside of a secure context, where there is no clipboard at all.
      toast.show({ message: t('notCopied'), severity: 'warning' })
    }
  }
  const save = () =>
    download('agenda-connection.txt', reportOf(state, languages), 'text/plain;charset=utf-8')
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="outlined" onClick={save}>
        {t('download')}
      </Button>
    </>
  )
}
