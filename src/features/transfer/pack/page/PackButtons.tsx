import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useLanguageName } from '../../../../core/views/form/languageLabels.ts'
import { formatList } from '../../../../i18n/formats.ts'
import { Button } from '../../../../ui/Button.tsx'
import {
  packFile,
  packFileName,
  type PackFormat,
  packFormats,
  htmlFragment,
  textPack,
} from '../files/packFile.ts'
import type { PackState } from './usePack.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../../../ui/download.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { Pack } from '../content/pack.ts'

/** What came of the last press of a button. */
type Writing =
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
function usePackFiles({ packs, days, service }: Pick<PackState, 'packs' | 'days' | 'service'>) {
  const { t } = useTranslation(['agendaPack', 'transfer'])
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
      toast.show({ message: t('copied') })
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

const Buttons = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  border: 0,
}))

/** One button for each format, and what can be pasted at once. */
export function PackButtons({ pack }: { pack: PackState }) {
  const { t, i18n } = useTranslation(['agendaPack', 'transfer'])
  const nameOf = useLanguageName()
  const { packs } = pack
  const { writing, write, copy } = usePackFiles(pack)
  const isOff = packs.length === 0 || writing.kind === 'writing'
  return (
    <>
      <Buttons aria-label={t('make')}>
        <Button variant="contained" disabled={isOff} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {packFormats.map((format) => (
          <Button key={format} variant="outlined" disabled={isOff} onClick={() => write(format)}>
            {t(`format.${format}`)}
          </Button>
        ))}
      </Buttons>
      {packs.map((one) => {
        const label = t('copy.label', { language: nameOf(one.language) })
        return (
          <Buttons key={one.language} aria-label={label}>
            {packs.length > 1 ? <span>{label}</span> : null}
            {(['html', 'txt'] as const).map((format) => (
              <Button key={format} disabled={isOff} onClick={() => copy(one, format)}>
                {t(`copy.${format}`)}
              </Button>
            ))}
          </Buttons>
        )
      })}
      {writing.kind === 'noWriter' || writing.kind === 'notCopied' ? (
        <Alert severity="error">
          {t(writing.kind === 'noWriter' ? 'transfer:out.noWriter' : 'notCopied')}
        </Alert>
      ) : null}
      {writing.kind === 'done' ? (
        <Typography component="output" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {t('done', { names: formatList(i18n.language, writing.names) })}
        </Typography>
      ) : null}
    </>
  )
}
