import CloseIcon from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { GuideIndex } from './GuideIndex.tsx'
import { GuideText } from './GuideText.tsx'
import { guideAfter, type GuideName } from './pages.ts'
import { useGuides } from './useGuide.ts'

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2.5, 4),
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0.5, 0) },
}))

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
}))

const takeFocus = (title: HTMLElement | null) => title?.focus()

interface Props {
  id: string
  language: string
  shown: GuideName | 'all'
  choose: (name: GuideName | 'all') => void
  onClose: () => void
}

/** One guide or the list of all, with the ways from one to another; its title takes the focus. */
export function GuideContent({ id, language, shown, choose, onClose }: Props) {
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
