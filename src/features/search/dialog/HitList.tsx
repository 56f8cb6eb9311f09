import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hit, HitGroup } from '../hits/hit.ts'
import { HitLine } from './HitLine.tsx'
import type { Combobox } from './useCombobox.ts'

/** It scrolls by itself: the focus is not in it, and keys bring into sight what they lead to. */
const List = styled('div')(({ theme }) => ({
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(0, 1, 1),
  '& h3': {
    ...theme.typography.body2,
    margin: 0,
    padding: theme.spacing(1, 1.5, 0.5),
    color: (theme.vars ?? theme).palette.text.secondary,
    fontWeight: 600,
  },
}))

const Option = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  // What is in sight of the keys stays clear of the edges.
  scrollMarginBlock: theme.spacing(5),
  padding: theme.spacing(0.75, 1.5),
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { background: (theme.vars ?? theme).palette.action.hover },
  '&[aria-selected="true"]': {
    background: (theme.vars ?? theme).palette.action.selected,
    boxShadow: `inset 3px 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
}))

interface Props {
  groups: readonly HitGroup[]
  combobox: Combobox
  onOpen: (hit: Hit, isBeside: boolean) => void
}

const mixed: ReadonlySet<string> = new Set(['named', 'recent'])

/** All that can be chosen, under headings. */
export function HitList({ groups, combobox, onOpen }: Props) {
  const { t } = useTranslation(['search', 'app'])
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0),
  )
  return (
    <List
      {...combobox.listProps}
      aria-label={t('hits')}
      // The focus stays in the box.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {groups.map(({ name, hits, isLoose }, at) => (
        <div key={name} {...combobox.groupProps(name)}>
          <h3 {...combobox.headingProps(name)}>
            {name === 'named' || name === 'pages' || name === 'recent'
              ? t(`group.${name}`)
              : t(`app:shell.${name}`)}
            {isLoose ? `: ${t('loose')}` : null}
          </h3>
          {hits.map((hit, index) => {
            const place = (starts[at] ?? 0) + index
            return (
              <Option
                key={hit.key}
                {...combobox.optionProps(place)}
                onClick={(event) => onOpen(hit, event.ctrlKey || event.metaKey)}
                onAuxClick={(event) => event.button === 1 && onOpen(hit, true)}
              >
                <HitLine hit={hit} isMixed={mixed.has(name)} />
              </Option>
            )
          })}
        </div>
      ))}
    </List>
  )
}
