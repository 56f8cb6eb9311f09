import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../../ui/shortcuts/Key.tsx'
import { type GuideName, useGuides } from './pages.ts'
import { stack } from '../../../ui/layout.ts'

const Body = stack('div', 2, (theme) => ({
  maxWidth: '68ch',
  '& h3': { ...theme.typography.h3, margin: theme.spacing(0, 0, 0.5) },
  '& p, & ul': { margin: 0 },
  '& ul': { display: 'grid', gap: theme.spacing(1), paddingInlineStart: theme.spacing(2.5) },
  '& kbd': { marginInline: 1 },
}))

const Warning = styled('section')(({ theme }) => ({
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.warning.main}`,
}))

/** Words with the keys of the keyboard in them, which stand between grave accents. */
function WithKeys({ children }: { children: string }): ReactNode {
  const [words, key, ...rest] = children.split('`')
  if (key === undefined) return words
  return (
    <>
      {words}
      <Key>{key}</Key>
      <WithKeys>{rest.join('`')}</WithKeys>
    </>
  )
}

/** What is said of one page, under its title. */
export function GuideText({ name }: { name: GuideName }) {
  const { t } = useTranslation('guide')
  const { purpose, steps, careful } = useGuides()(name)
  return (
    <Body>
      <p>{purpose}</p>
      <section>
        <h3>{t('steps')}</h3>
        <ul>
          {steps.map((step) => (
            <li key={step}>
              <WithKeys>{step}</WithKeys>
            </li>
          ))}
        </ul>
      </section>
      <Warning>
        <h3>{t('careful')}</h3>
        <p>
          <WithKeys>{careful}</WithKeys>
        </p>
      </Warning>
    </Body>
  )
}
