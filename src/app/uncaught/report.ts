import { getI18n } from 'react-i18next'
import { versionHere } from '../../offline/version.ts'
import { download } from '../../ui/download.ts'
import { toast } from '../../ui/toast/toast.ts'

/** What whoever looks after the application needs to know; of the address its path alone, for a search may hold anything. */
function reportOf(said: string): string {
  const t = getI18n().getFixedT(null, 'uncaught')
  return [
    t('report.title'),
    t('report.time', { time: new Date().toISOString() }),
    t('report.page', { address: location.origin + location.pathname }),
    t('report.version', { version: versionHere() }),
    t('report.browser', { browser: navigator.userAgent }),
    t('report.said', { said }),
  ].join('\n')
}

export async function copyReport(said: string): Promise<void> {
  const t = getI18n().getFixedT(null, 'uncaught')
  const report = reportOf(said)
  try {
    await navigator.clipboard.writeText(report)
    toast.show({ message: t('copied') })
  } catch {
    // Without permission, or outside of a secure context, where there is no clipboard at all.
    download('agenda-report.txt', report, 'text/plain;charset=utf-8')
    toast.show({ message: t('notCopied') })
  }
}
