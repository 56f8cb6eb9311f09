import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { titleOfRecord } from '../../../resources/records.ts'
import { Button } from '../../../ui/Button.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { formValuesIn } from '../carry/copiedFacts.ts'
import type { FactKind } from '../facts/factKinds.ts'
import { useFactLabels, useFactValues } from '../facts/useFactText.ts'
import type { Drifting, DriftRow } from './driftRows.ts'
import { contentLanguage } from '../../../core/views/form/contentLanguage.ts'

const Item = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
    gap: theme.spacing(1, 2),
    margin: theme.spacing(1, 0),
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, display: 'grid', gap: theme.spacing(0.5) },
  '& [data-value]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(1),
    // A button far from its value is one of nothing.
    maxWidth: '48rem',
    alignItems: 'center',
  },
  '& [data-all]': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}))

interface Props {
  kind: FactKind
  row: DriftRow
  mayWrite: boolean
  onTake: (language: string, names: readonly string[]) => void
}

/** One thing: what each language says of the facts that differ, and whose word may count for all. */
export function DriftSection({ kind, row, mayWrite, onTake }: Props) {
  const { t } = useTranslation(['drift', 'version', 'ui'])
  const nameOf = useLanguageName()
  const label = useFactLabels(kind.of)
  const { versions, facts } = row
  const [source] = versions
  if (source === undefined) return null
  const { version } = source
  const title = version.texts.title || t('ui:untitled')
  const way: string =
    kind.of === 'events' ? '/$language/translations/$id' : `/$language/${kind.of}/$id`
  return (
    <Item>
      <h2 lang={version.texts.title ? version.language : undefined}>
        <RouterLink to={way} params={{ language: version.language, id: String(version.id) }}>
          {title}
        </RouterLink>
      </h2>
      <dl>
        {facts.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{label(name)}</dt>
            <dd>
              {versions.map((one) => (
                <Value
                  key={one.version.language}
                  {...{ kind, one, name }}
                  onTake={mayWrite ? () => onTake(one.version.language, [name]) : undefined}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {mayWrite && facts.length > 1 ? (
        <div data-all>
          {versions.map(({ version: { language } }) => (
            <Button
              key={language}
              aria-label={t('takeOfNamed', { language: nameOf(language), title })}
              onClick={() => onTake(language, facts)}
            >
              {t('takeOf', { language: nameOf(language) })}
            </Button>
          ))}
        </div>
      ) : null}
    </Item>
  )
}

interface ValueProps {
  kind: FactKind
  one: Drifting
  name: string
  onTake: (() => void) | undefined
}

function Value({ kind, one, name, onTake }: ValueProps) {
  const { t } = useTranslation(['drift', 'version', 'ui'])
  const nameOf = useLanguageName()
  const label = useFactLabels(kind.of)
  const { record, service, isLikely } = one
  const { language } = service
  const say = useFactValues(language, record)
  const value = formValuesIn(kind, one)[name]
  return (
    <div data-value>
      <LanguageChip
        language={language}
        label={isLikely ? t('likely', { language: nameOf(language) }) : nameOf(language)}
        isDotted={isLikely}
      />
      <span lang={contentLanguage(name, value, language)}>{say(name, value)}</span>
      {onTake ? (
        <Button
          onClick={onTake}
          aria-label={t('takeField', {
            field: label(name),
            language: nameOf(language),
            title: titleOfRecord(kind.of, record) || t('ui:untitled'),
          })}
        >
          {t('takeThis')}
        </Button>
      ) : null}
    </div>
  )
}
