import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { folded } from '../../../i18n/folded.ts'
import { groupNames, groups, type GuideName, type Guide, useGuides } from './pages.ts'
import { stack } from '../../../ui/layout.ts'

const Body = stack('div', 2, (theme) => ({
  maxWidth: '68ch',
  '& h3': { ...theme.typography.h3, margin: theme.spacing(0, 0, 0.5) },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li > a': { display: 'inline-block', paddingBlock: 5 },
  '& output:empty': { display: 'none' },
}))

function textOf({ title, purpose, steps, careful }: Guide): string {
  return folded([title, purpose, ...steps, careful].join(' '))
}

interface Props {
  /** what leads to a guide: a link or a button with its title */
  renderEntry: (name: GuideName, title: string) => ReactNode
}

/** All guides, and those with the words that are searched for. */
export function GuideIndex({ renderEntry }: Props) {
  const { t } = useTranslation('guide')
  const guideOf = useGuides()
  const [typed, setTyped] = useState('')
  const words = folded(typed).split(/\s+/)
  const hasWords = (name: GuideName) => {
    const text = textOf(guideOf(name))
    return words.every((word) => text.includes(word))
  }
  const found = groupNames
    .map((group) => ({ group, names: groups[group].filter(hasWords) }))
    .filter(({ names }) => names.length > 0)
  return (
    <Body>
      <TextField
        type="search"
        size="small"
        label={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output>{found.length === 0 ? t('none') : null}</output>
      {found.map(({ group, names }) => (
        <section key={group}>
          <h3>{t(`groups.${group}`)}</h3>
          <ul>
            {names.map((name) => (
              <li key={name}>{renderEntry(name, guideOf(name).title)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Body>
  )
}
