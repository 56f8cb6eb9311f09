import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../../../ui/download.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { Pack } from '../content/pack.ts'
import { htmlFragment } from '../files/htmlPack.ts'
import { type PackFormat, packFile, packFileName } from '../files/packFile.ts'
import { textPack } from '../files/textPack.ts'
import type { PackState } from './usePack.ts'

/** What came of the last press of a button. */
export type Writing =
  | { readonly kind: 'none' | 'writing' | 'noWriter' | 'notCopied' }
  | { readonly kind: 'done'; readonly names: readonly string[] }

/** Formatted where that can be pasted; where it cannot, a newsletter's box for HTML wants its signs. */
async function copyHtml(html: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(html)
  const item = (type: string) => new Blob([html], { type })
  const formatted = { 'text/html': item('text/html'), 'text/plain': item('text/plain') }
  return navigator.clipboard.write([new ClipboardItem(formatted)])
}

/** Agendas as files and on the clipboard. */
export function usePackFiles({
  packs,
  days,
  service,
}: Pick<PackState, 'packs' | 'days' | 'service'>) {
  const { t } = useTranslation('agendaPack')
  const [writing, setWriting] = useState<Writing>({ kind: 'none' })
  const { siteName } = service.configuration
  const write = async (format: PackFormat) => {
    if (!days) return
    setWriting({ kind: 'writing' })
    try {
      const files = await Promise.all(
        packs.map(async (pack) => ({
          name: packFileName(pack.language, days, format),
          file: await packFile(pack, format, siteName[pack.language] ?? ''),
        })),
      )
      for (const { name, file } of files) download(name, file)
      setWriting({ kind: 'done', names: files.map(({ name }) => name) })
    } catch {
      setWriting({ kind: 'noWriter' })
    }
  }
  const copy = async (pack: Pack, format: 'html' | 'txt') => {
    try {
      if (format === 'html') await copyHtml(htmlFragment(pack))
      else await navigator.clipboard.writeText(textPack(pack))
      setWriting({ kind: 'none' })
      toast.show({ message: t(`copied.${format}`) })
    } catch {
      // Without permission, or outside of a secure context, where there is no clipboard at all.
      setWriting({ kind: 'notCopied' })
    }
  }
  return {
    writing,
    write: (format: PackFormat) => void write(format),
    copy: (pack: Pack, format: 'html' | 'txt') => void copy(pack, format),
  }
}
