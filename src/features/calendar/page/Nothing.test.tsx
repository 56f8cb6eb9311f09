import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { test } from 'vitest'
import { createTranslator } from '../../../i18n/i18n.ts'
import type { Service } from '../../../api/service.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { NothingListed } from './Nothing.tsx'
import type { CalendarState } from './useCalendar.ts'

async function open(service: Service) {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['calendar'])
  const readings = [{ isWhole: true, isReading: false }]
  const calendar = { service, items: [], readings, isNarrowed: false } as unknown as CalendarState
  render(
    <I18nextProvider i18n={translator}>
      <NothingListed calendar={calendar} />
    </I18nextProvider>,
  )
}

test('who may list drafts is told that there are none either', async () => {
  await open(serviceOf(editor))
  await screen.findByText(
    'Among the events that the service lists there is none, not even as a draft.',
  )
})

test('of drafts nothing is said to who is shown none', async () => {
  await open(serviceOf())
  await screen.findByText('No published event takes place in them.')
})
