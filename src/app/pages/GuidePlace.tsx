import { styled } from '@mui/material/styles'
import { useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { GuidePage } from '../../features/help/guide/GuidePage.tsx'
import { languageOf } from '../../api/language.ts'
import { rememberContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { Shell } from '../shell/Shell.tsx'

const Main = styled('main')(({ theme }) => ({
  maxWidth: 860,
  margin: '0 auto',
  padding: theme.spacing(4, 3),
}))

/** Guides are for everybody: within the application for who is signed in, else as a page that is all there is. */
export function GuidePlace() {
  const { configuration, service } = useSessionState()
  const { language: code } = useParams({ from: '/$language/guide/{-$page}' })
  const language = languageOf(configuration, code)
  useEffect(() => {
    if (language) rememberContentLanguage(language)
  }, [language])
  const page = (
    <Suspense>
      <GuidePage />
    </Suspense>
  )
  if (service && language) return <Shell>{page}</Shell>
  return <Main>{page}</Main>
}
