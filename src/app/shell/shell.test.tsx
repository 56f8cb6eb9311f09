import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeSettings } from '../../ui/settings.ts'
import { editor, openApp, openWorld, type World } from '../appBed.tsx'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('navigation', () => {
  it('moves the focus to the heading of a new page, not when only the filters change', async () => {
    const { user, go, place } = await openApp(world, '/en/events', editor)
    await title('Events')
    await screen.findByText(/events? found/)
    expect(document.activeElement).toBe(document.body)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to the page')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    const search = await screen.findByRole('textbox')
    await user.click(search)
    go('/en/events?featured=true')
    await waitFor(() => expect(place()).toBe('/en/events?featured=true'))
    expect(document.activeElement).toBe(search)
    const [settings] = screen.getAllByRole('link', { name: 'Settings' })
    await user.click(settings ?? document.body)
    const heading = await title('Settings')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('Settings – What’s on in Portsalabre')
    expect(screen.queryByText(/events? found/)).toBeNull()
  })

  it('calls current the place and the language one is in, and no way out of a page', async () => {
    await openApp(world, '/en/events/987654', editor)
    await screen.findByRole('link', { name: 'To the list of events' })
    const current = screen.getAllByRole('link', { current: 'page' })
    const names = new Set(current.map(({ textContent }) => textContent))
    expect(names).toEqual(new Set(['Events', 'ENEnglish']))
  })
})

describe('shortcuts', () => {
  it('are listed under ?, lead to places, and do nothing in a dialog, a field, or turned off', async () => {
    const { user, place } = await openApp(world, '/settings', editor)
    await title('Settings')
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(sheet).getByText('Go to: Events')).toBeDefined()
    await user.keyboard('n')
    expect(place()).toBe('/settings')
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('ge')
    await title('Events')
    expect(place()).toBe('/en/events')
    await user.type(await screen.findByRole('textbox'), 'n')
    expect(place()).toMatch(/^\/en\/events/)
    await user.click(screen.getByRole('main'))
    act(() => changeSettings({ shortcuts: false }))
    await user.keyboard('n')
    expect(place()).toMatch(/^\/en\/events(\?|$)/)
  })
})

describe('settings', () => {
  it('names what this device keeps, and erases it when asked twice', async () => {
    const { user, session } = await openApp(world, '/settings', editor)
    await title('Settings')
    act(() => session.signIn(editor, 'device'))
    localStorage.setItem('agenda.columns.events', '{}')
    localStorage.setItem('agenda.draft', '{}')
    localStorage.setItem('somebody else', 'stays')
    await user.click(await screen.findByRole('button', { name: 'Erase this device…' }))
    const question = await screen.findByRole('alertdialog')
    for (const words of ['sign-in (until you sign out)', 'columns chosen', '1 other note'])
      expect(question.textContent).toContain(words)
    expect(question.textContent).not.toContain('this tab')
    await user.click(within(question).getByRole('button', { name: 'Erase' }))
    await title('Sign in')
    // By the note a sleeping tab of this sign-in finds out that it has ended.
    expect(Object.keys(localStorage)).toEqual(['somebody else', 'agenda.ended'])
    expect(session.current().service).toBeNull()
  })
})
