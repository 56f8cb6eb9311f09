import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/formats.ts'
import { checkTranslation, translationChecks } from '../checks/translationChecks.ts'
import type { HeldVersion } from './useVersion.ts'

const texts = ['title', 'excerpt', 'description'] as const

/** What a version may have lost of its source, by what is written now: to be looked at before it is published. */
export function TranslationSigns({ version, source }: Record<'version' | 'source', HeldVersion>) {
  const { t, i18n } = useTranslation('exchange')
  const here = useWatch({ control: source.form.control, name: texts })
  const there = useWatch({ control: version.form.control, name: texts })
  const signs = texts.flatMap((name, at) => {
    const [text = '', target = ''] = [here[at], there[at]]
    if (target.trim() === '') return []
    const way = { from: source.language, to: version.language }
    const found = checkTranslation({ ...way, source: text, target })
    return translationChecks.flatMap((check) => {
      const missing = found[check]
      // Names are alike in every language.
      if (missing === undefined || (check === 'sameText' && name === 'title')) return []
      const words = t(`warning.${check}`, { missing: formatList(i18n.language, missing) })
      return [`${version.words.label(name)}: ${words}`]
    })
  })
  if (signs.length === 0) return null
  return (
    <Alert severity="info" role="presentation">
      {signs.map((sign) => (
        <div key={sign}>{sign}</div>
      ))}
    </Alert>
  )
}
