import type { ReactNode } from 'react'
import type { InterfaceLanguage } from '../../i18n/interfaceLanguage.ts'
import type { Account } from '../../api/account.ts'
import { configurationOf } from '../../api/configuration.ts'
import { createService } from '../../api/service.ts'
import { languageOf } from '../../api/language.ts'
import { editor } from '../../api/testSite.ts'
import type { TestWorld } from '../../api/testWorld.ts'
import { openRoutes, type Pages } from '../../testRoutes.tsx'
import configuration from '../../../public/config.json'
import { BySlugPage } from '../../core/views/BySlugPage.tsx'
import { EditPage } from '../../core/views/EditPage.tsx'
import { EventCreatePage } from './EventCreatePage.tsx'
import { EventDuplicatePage } from './EventDuplicatePage.tsx'
import { eventPages } from './eventPages.tsx'

interface Opening {
  /** Address below the root, such as `/ca/events/new`. */
  at: string
  account?: Account
  interfaceLanguage?: InterfaceLanguage
}

/** The real pages of events over a world, at an address. */
export function openPage(world: TestWorld, opening: Opening) {
  const { at, account = editor, interfaceLanguage = 'en' } = opening
  const settings = configurationOf(configuration)
  const language = languageOf(settings, at.split('/')[1] ?? '')
  if (!language) throw new Error(`no language in ${at}`)
  const all = createService({ configuration: settings, account, base: world.base })
  const pages: Pages = {
    '/$language/events': () => <h1>The list</h1>,
    '/$language/events/new': EventCreatePage,
    '/$language/events/$id': () => <EditPage form={eventPages} />,
    '/$language/events/$id/duplicate': EventDuplicatePage,
    '/$language/events/by-slug/$slug': () => <BySlugPage form={eventPages} />,
  }
  return openRoutes(all.in(language), at, pages, interfaceLanguage)
}

/** One element in place of a page. */
export function openElement(world: TestWorld, element: ReactNode) {
  return openRoutes(world.service(), '/ca', { '/$language': () => element })
}
