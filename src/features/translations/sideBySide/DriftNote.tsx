import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { useValueFormat } from '../../../core/views/form/valueFormat.ts'
import { type FactName, factNames } from '../../../resources/events/editing.ts'
import { formatList } from '../../../i18n/formats.ts'
import { drifted } from './copyFacts.ts'
import type { SourceContext, Target } from './plan.ts'
import type { HeldVersion } from './useVersion.ts'
import { plainList } from '../../../ui/layout.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { translatedText } from '../translatedIn.ts'

const List = plainList(0, (theme) => ({
  marginBlock: theme.spacing(0.5),
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 1),
    overflowWrap: 'anywhere',
  },
  '& li > button': { marginInlineStart: 'auto' },
}))

const Note = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.warning.main}`,
  fontSize: '0.875rem',
}))

interface Props {
  ground: SourceContext
  version: HeldVersion
  onTake: (names: readonly FactName[]) => void
  /** those that are about to be taken */
  taken: Target | null
}

/** Facts in which a version is not as its source, each with the way to make it so; and those that wait for the save. */
export function DriftNote({ ground, version, onTake, taken }: Props) {
  const { t, i18n } = useTranslation(['sideBySide', 'ui'])
  const nameOf = useLanguageName()
  const { source, found } = ground
  const sayHere = useValueFormat(source.words, source.opened)
  const sayThere = useValueFormat(version.words, version.opened)
  const waiting: readonly string[] = version.isDirty ? version.changed() : []
  const way = { found, from: source.language, to: version.language }
  const { timezone } = version.service.configuration
  const differing = drifted(way, source.opened, version.opened, timezone)
  const names = differing.filter((name) => !waiting.includes(name))
  const carried = factNames.filter((name) => waiting.includes(name))
  const language = nameOf(source.language)
  const { filled } = source.open.definition
  const site = version.service.configuration
  const [here, there] = [filled(source.opened, site), filled(version.opened, site)]
  const take = (some: readonly FactName[], look: ButtonProps) => {
    const isTaken =
      taken?.version.language === version.language && taken.names.join() === some.join()
    return (
      <Button
        size="small"
        aria-disabled={taken !== null}
        onClick={() => onTake(some)}
        {...(isTaken ? { ...look, 'aria-label': undefined, children: t('ui:loading') } : look)}
      />
    )
  }
  return (
    <>
      {names.length > 0 ? (
        <Note>
          <strong>{t('drift.title', { language })}</strong>
          <List>
            {names.map((name) => (
              <li key={name}>
                <span>
                  <Sentence
                    words={t('drift.fact', {
                      field: version.words.label(name),
                      there: translatedText(version.language, sayThere, name, there[name]),
                      here: translatedText(source.language, sayHere, name, here[name]),
                    })}
                  />
                </span>
                {take([name], {
                  'aria-label': t('drift.takeField', {
                    field: version.words.label(name),
                    language,
                  }),
                  children: t('drift.take', { language }),
                })}
              </li>
            ))}
          </List>
          {names.length > 1
            ? take(names, { variant: 'outlined', children: t('drift.takeAll', { language }) })
            : null}
        </Note>
      ) : null}
      <output>
        {carried.length > 0
          ? t('drift.waiting', {
              fields: formatList(
                i18n.language,
                carried.map((name) => version.words.label(name)),
              ),
            })
          : ''}
      </output>
    </>
  )
}
