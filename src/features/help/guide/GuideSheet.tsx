import Drawer from '@mui/material/Drawer'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMatches } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type GuideName, guideTo, guideAfter, useGuides } from './pages.ts'
import CloseIcon from '@mui/icons-material/Close'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { GuideIndex } from './GuideIndex.tsx'
import { GuideText } from './GuideText.tsx'
import { row, stack } from '../../../ui/layout.ts'

const Sheet = stack('div', 2, (theme) => ({
  alignContent: 'start',
  padding: theme.spacing(2, 2.5, 4),
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0.5, 0) },
}))

const Ways = row('div', [1, 2], { alignItems: 'center' })

const takeFocus = (title: HTMLElement | null) => title?.focus()

interface GuideContentProps {
  id: string
  language: string
  shown: GuideName | 'all'
  choose: (name: GuideName | 'all') => void
  onClose: () => void
}

/** One guide or the list of all, with the ways from one to another; its title takes the focus. */
function GuideContent({ id, language, shown, choose, onClose }: GuideContentProps) {
  const { t } = useTranslation(['guide', 'ui'])
  const guideOf = useGuides()
  return (
    <Sheet>
      <Line>
        <h2 key={shown} id={id} ref={takeFocus} tabIndex={-1}>
          {shown === 'all' ? t('all') : t('of', { page: guideOf(shown).title })}
        </h2>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Line>
      {shown === 'all' ? (
        <GuideIndex
          renderEntry={(name, words) => <Button onClick={() => choose(name)}>{words}</Button>}
        />
      ) : (
        <>
          <GuideText name={shown} />
          <Ways>
            <Button variant="outlined" onClick={() => choose(guideAfter(shown))}>
              {t('next', { page: guideOf(guideAfter(shown)).title })}
            </Button>
            <Button onClick={() => choose('all')}>{t('all')}</Button>
            <RouterLink
              to="/$language/guide/{-$page}"
              params={{ language, page: shown }}
              target="_blank"
            >
              {t('apart')}
            </RouterLink>
          </Ways>
        </>
      )}
    </Sheet>
  )
}

/** Ref of a part that is opened and closed: when it goes with the focus in it, the focus returns to where it was. */
function useReturningFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  // Known before anything in it takes the focus.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const opened = part.current
    return () => {
      const isInside = opened?.contains(document.activeElement) ?? false
      if (isInside && before instanceof HTMLElement) before.focus()
    }
  }, [before])
  return part
}

/** As wide as it is, of a page that makes room for it. */
const width = 'min(26rem, 34vw)'

const Beside = styled('aside')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetBlock: 0,
  insetInlineEnd: 0,
  width,
  overflowY: 'auto',
  color: (theme.vars ?? theme).palette.text.primary,
  background: (theme.vars ?? theme).palette.background.paper,
  borderInlineStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

/** The guide to the page that is open; another one that was chosen, until a page is left. */
function useShown() {
  const here = useMatches({
    select: (matches) => {
      const last = matches.at(-1)
      const search: { part?: unknown } = last?.search ?? {}
      return guideTo(last?.fullPath ?? '', search.part)
    },
  })
  const [chosen, setChosen] = useState<{ at?: GuideName; name: GuideName | 'all' }>()
  const shown = chosen && chosen.at === here ? chosen.name : (here ?? 'all')
  const choose = (name: GuideName | 'all') => setChosen({ ...(here && { at: here }), name })
  return { shown, choose }
}

/**
 * The guide to the page underneath: beside it where there is room, so that one reads and works at once; over it on
 * smaller screens. Nothing of the page is lost by it.
 */
export function GuideSheet({ language, onClose }: { language: string; onClose: () => void }) {
  const isWide = useMediaQuery('(min-width: 75em)', { noSsr: true })
  const place = useShown()
  const content = <GuideContent id="guide-title" {...place} {...{ language, onClose }} />
  if (isWide) return <SheetBeside onClose={onClose}>{content}</SheetBeside>
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'guide-title' } as const
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { ...paper, sx: { width: 'min(30rem, 100%)' } } }}
    >
      {content}
    </Drawer>
  )
}

function SheetBeside({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const sheet = useReturningFocus<HTMLElement>()
  return (
    <Beside
      ref={sheet}
      aria-labelledby="guide-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <GlobalStyles styles={{ body: { paddingInlineEnd: width } }} />
      {children}
    </Beside>
  )
}
