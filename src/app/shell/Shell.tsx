import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx'
import { LiveRegion } from '../../ui/live/LiveRegion.tsx'
import { ShortcutHost } from '../../ui/shortcuts/ShortcutHost.tsx'
import { ToastHost } from '../../ui/toast/ToastHost.tsx'
import { useContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { SignInAgain } from '../signIn/SignInAgain.tsx'
import { BottomBar } from './BottomBar.tsx'
import { GoShortcuts } from './GoShortcuts.tsx'
import { Column, Frame, Main } from './layout.ts'
import { FormsAhead, Network } from './Network.tsx'
import { Rail } from './Rail.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'

/** What stays while pages come and go: those of the routes within, or one that may be without it too. */
export function Shell({ children }: { children?: ReactNode }) {
  const { configuration } = useSessionState()
  const language = useContentLanguage(configuration)
  return (
    <Frame>
      <SkipLink />
      <Rail language={language} />
      <Column>
        <TopBar language={language} />
        <FormsAhead language={language} />
        <Network language={language} />
        <Main id="page" tabIndex={-1}>
          {children ?? <Outlet />}
        </Main>
      </Column>
      <BottomBar language={language} />
      <LiveRegion />
      <ToastHost />
      <ConfirmHost />
      <ShortcutHost />
      <GoShortcuts language={language} />
      <SignInAgain />
    </Frame>
  )
}
