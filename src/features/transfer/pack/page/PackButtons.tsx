import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../../core/views/form/languageLabels.ts'
import { formatList } from '../../../../i18n/formats.ts'
import { Button } from '../../../../ui/Button.tsx'
import { packFormats } from '../files/packFile.ts'
import type { PackState } from './usePack.ts'
import { usePackFiles } from './usePackFiles.ts'

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
  const { t, i18n } = useTranslation('agendaPack')
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
        <Alert severity="error">{t(writing.kind)}</Alert>
      ) : null}
      {writing.kind === 'done' ? (
        <Typography component="output" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {t('done', { names: formatList(i18n.language, writing.names) })}
        </Typography>
      ) : null}
    </>
  )
}
