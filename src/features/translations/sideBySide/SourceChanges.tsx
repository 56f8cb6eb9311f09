import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { sameRichText, sameTitle } from '../../../core/resource/richText.ts'
import { ComparedTexts } from '../../../ui/compare/ComparedTexts.tsx'
import { noteTranslated, type SourceThen } from '../savedFrom/savedFrom.ts'
import { sameTexts, textsOf } from '../state/texts.ts'
import type { HeldVersion } from './useVersion.ts'

const Note = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.warning.main}`,
  fontSize: '0.875rem',
}))

const same = { title: sameTitle, excerpt: sameRichText, description: sameRichText }

interface Props {
  version: HeldVersion
  source: HeldVersion
  then: SourceThen | undefined
}

/** What has become of the source, word by word, since this translation was last saved here. */
export function SourceChanges({ version, source, then }: Props) {
  const { t } = useTranslation('sideBySide')
  const nameOf = useLanguageName()
  const now = textsOf(source.opened)
  if (then?.language !== source.language || sameTexts(then.texts, now)) return null
  const changed = (['title', 'excerpt', 'description'] as const).filter(
    (name) => !same[name](then.texts[name], now[name]),
  )
  const place = { language: version.language, id: version.opened.id }
  return (
    <Note>
      <strong>{t('changes.title', { language: nameOf(source.language) })}</strong>
      {changed.map((name) => (
        <div key={name}>
          {version.words.label(name)}
          <ComparedTexts
            before={then.texts[name]}
            after={now[name]}
            isHtml={name !== 'title'}
            lang={source.language}
          />
        </div>
      ))}
      <Button
        size="small"
        onClick={() =>
          void noteTranslated(version.service, 'events', place, {
            language: source.language,
            id: source.opened.id,
            texts: now,
          })
        }
      >
        {t('changes.current')}
      </Button>
    </Note>
  )
}
