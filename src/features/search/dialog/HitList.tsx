import PushPin from '@mui/icons-material/PushPin'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../../ui/Unseen.tsx'
import type { Hit, HitGroup } from '../hits/hit.ts'
import type { Pins } from '../recent/useRecentHits.ts'
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
  position: 'relative',
  padding: theme.spacing(0.75, 6, 0.75, 1.5),
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { background: (theme.vars ?? theme).palette.action.hover },
  '&[aria-selected="true"]': {
    background: (theme.vars ?? theme).palette.action.selected,
    boxShadow: `inset 3px 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
}))

/** For a pointer alone: no control may stand in an option, and keys pin from the box. */
const PinToggle = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeContent: 'center',
  width: 44,
  color: (theme.vars ?? theme).palette.text.secondary,
  '@media (hover: hover)': {
    '[aria-selected="false"]:not(:hover) > &:not([data-pinned])': { opacity: 0 },
  },
  '&:hover, &[data-pinned]': { color: (theme.vars ?? theme).palette.primary.main },
}))

interface Props {
  groups: readonly HitGroup[]
  combobox: Combobox
  pins: Pins
  onOpen: (hit: Hit, isBeside: boolean) => void
}

const mixed: ReadonlySet<string> = new Set(['named', 'pinned', 'recent'])

/** All that can be chosen, under headings. */
export function HitList({ groups, combobox, pins, onOpen }: Props) {
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
            {name === 'named' || name === 'pages' || name === 'pinned' || name === 'recent'
              ? t(`group.${name}`)
              : t(`app:shell.${name}`)}
            {isLoose ? `: ${t('loose')}` : null}
          </h3>
          {hits.map((hit, index) => {
            const place = (starts[at] ?? 0) + index
            const isPinned = pins.isPinned(hit)
            return (
              <Option
                key={hit.key}
                {...combobox.optionProps(place)}
                onClick={(event) => onOpen(hit, event.ctrlKey || event.metaKey)}
                onAuxClick={(event) => event.button === 1 && onOpen(hit, true)}
              >
                <HitLine hit={hit} isMixed={mixed.has(name)} />
                {isPinned && name !== 'pinned' ? <Unseen>{t('isPinned')}</Unseen> : null}
                {hit.kind === 'record' ? (
                  <PinToggle
                    aria-hidden
                    title={t(isPinned ? 'unpin' : 'pin')}
                    data-pinned={isPinned || undefined}
                    onClick={(event) => {
                      event.stopPropagation()
                      pins.togglePin(hit)
                    }}
                  >
                    {isPinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
                  </PinToggle>
                ) : null}
              </Option>
            )
          })}
        </div>
      ))}
    </List>
  )
}
